import { type ReactNode, useEffect, useState } from 'react';

interface PasswordStrengthProps {
  password: string;
  /** E-mail and names, which a guesser tries first. */
  personal: readonly string[];
  /** Shown before the first character. */
  start: ReactNode;
  /** What the five levels are called, from the weakest. */
  levels: readonly string[];
}

const BARS = [1, 2, 3, 4];

/**
 * The help under a new password: how hard it is to guess, in words and bars. The dictionary is loaded with the first
 * character; until it is there, and without it, the help stays.
 */
export function PasswordStrength({ password, personal, start, levels }: PasswordStrengthProps) {
  const score = useScore(password, personal);
  const shown = password === '' ? undefined : score;
  return (
    <>
      {shown === undefined ? (
        start
      ) : (
        <span className="qu-strength" aria-hidden="true" data-score={shown}>
          {BARS.map((bar) => (
            <i key={bar} className={bar <= shown ? 'qu-strength-on' : undefined} />
          ))}
        </span>
      )}
      <span role="status">{shown === undefined ? '' : levels[shown]}</span>
    </>
  );
}

function useScore(password: string, personal: readonly string[]): number | undefined {
  const [score, setScore] = useState<number>();
  const words = personal.join('\n');
  useEffect(() => {
    if (password === '') return;
    let current = true;
    import('./rate-password.ts')
      .then(({ ratePassword }) => {
        if (current) setScore(ratePassword(password, words.split('\n').filter(Boolean)));
      })
      // The server refuses what is too weak.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [password, words]);
  return score;
}
