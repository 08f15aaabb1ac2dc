import './messages.css';
import type { WebhookMessage } from '@qlaim/backend/contract/console';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { Attempts } from './Attempts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface MessageRowProps {
  message: WebhookMessage;
  /** Absent where it may not be sent again. */
  onRedeliver?: ((id: string) => void) | undefined;
}

/** A message, with its tries and what is sent. */
export function MessageRow({ message, onRedeliver }: MessageRowProps) {
  const { id, type, createdAt, status, dueAt, body, attempts } = message;
  return (
    <li className="qa-message">
      <details>
        <summary className="qa-message-summary">
          <strong>{type}</strong>
          <StatusBadge status={status} />
          <span className="qk-soft">
            <RelativeTime date={createdAt} />
            {dueAt === null ? null : (
              <>
                , next try <RelativeTime date={dueAt} />
              </>
            )}
          </span>
        </summary>
        <div className="qa-message-details">
          <p className="qk-soft qk-small">
            <span className="qk-code">{id}</span>
          </p>
          <Attempts attempts={attempts} />
          <h3>Sent</h3>
          <pre className="qa-message-text qa-message-body">{body}</pre>
          {onRedeliver ? (
            <Button variant="quiet" onClick={() => onRedeliver(id)}>
              Send again<span className="qk-hidden"> this message of the type {type}</span>
            </Button>
          ) : null}
        </div>
      </details>
    </li>
  );
}
