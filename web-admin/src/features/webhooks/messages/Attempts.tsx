import './messages.css';
import type { WebhookAttempt } from '@qlaim/backend/contract/console';
import { exactTime, formatCount } from '@qlaim/web-kit';

/** The tries of a message: when, what the receiver answered, and how long it took. */
export function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  if (attempts.length === 0) return <p className="qk-soft">Not tried yet</p>;
  return (
    <ol className="qa-attempts">
      {attempts.map(({ at, status, ms, error, answer }) => (
        <li key={at}>
          <time dateTime={at}>{exactTime(at)}</time>:{' '}
          <strong>{status === null ? error : `HTTP ${status}`}</strong>
          {status !== null && error !== null ? `, ${error}` : null} after {formatCount(ms)} ms
          {answer === '' ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has controls
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a long answer
            <pre tabIndex={0} role="group" aria-label="Answer" className="qa-message-text qa-message-answer">
              {answer}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
