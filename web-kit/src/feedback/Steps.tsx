import { Icon } from '../icons.tsx';
import { useKitTexts } from '../kit-context.tsx';

export interface StepsProps {
  /** Short labels, in order. */
  steps: readonly string[];
  /** The number of completed steps. The next step is the current one. */
  done: number;
  label?: string;
  /** What a screen reader adds to a completed step. */
  doneWord?: string;
}

export function Steps({ steps, done, label, doneWord }: StepsProps) {
  const words = useKitTexts();
  return (
    <ol className="qk-steps" aria-label={label ?? words.steps}>
      {steps.map((step, place) => {
        const state = place < done ? 'done' : place === done ? 'now' : 'next';
        return (
          <li
            key={step}
            className={`qk-step qk-step-${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="qk-step-dot" aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} strokeWidth={2.6} /> : place + 1}
            </span>
            <span>
              {step}
              {state === 'done' ? <span className="qk-hidden"> ({doneWord ?? words.done})</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
