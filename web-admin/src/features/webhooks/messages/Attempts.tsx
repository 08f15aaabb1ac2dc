import './messages.css';
import type { WebhookAttempt } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';

/** The tries of a message: when, what the receiver answered, and how long it took. */
export function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  const words = useTexts(WEBHOOKS).messages;
  const { count, exactTime } = useFormats();
  if (attempts.length === 0) return <p className="qk-soft">{words.untried}</p>;
  return (
    <ol className="qa-attempts">
      {attempts.map(({ at, status, ms, error, answer }) => (
        <li key={at}>
          <time dateTime={at}>{exactTime(at)}</time>:{' '}
          {fill(
            (answer) => words.attempt(answer, `${count(ms)} ms`),
            <Outcome status={status} error={error} />,
          )}
          {answer === '' ? null : <Answer text={answer} />}
        </li>
      ))}
    </ol>
  );
}

function Outcome({ status, error }: Pick<WebhookAttempt, 'status' | 'error'>) {
  const { answered } = useTexts(WEBHOOKS).messages;
  if (status === null) return <strong>{error}</strong>;
  const code = <strong>HTTP {status}</strong>;
  return error === null ? code : fill((mark) => answered(mark, error), code);
}

function Answer({ text }: { text: string }) {
  const { answer } = useTexts(WEBHOOKS).messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a long answer
    <pre tabIndex={0} role="group" aria-label={answer} className="qa-message-text qa-message-answer">
      {text}
    </pre>
  );
}
