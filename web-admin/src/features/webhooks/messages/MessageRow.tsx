import './messages.css';
import type { WebhookMessage } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { Attempts } from './Attempts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface MessageRowProps {
  message: WebhookMessage;
  /** Absent where it may not be sent again. */
  onRedeliver?: ((id: string) => void) | undefined;
}

/** A message, with its tries and what is sent. */
export function MessageRow({ message, onRedeliver }: MessageRowProps) {
  const words = useTexts(WEBHOOKS).messages;
  const { id, type, createdAt, status, dueAt, body, attempts } = message;
  return (
    <li className="qa-message">
      <details>
        <summary className="qa-message-summary">
          <strong dir="ltr">{type}</strong>
          <StatusBadge status={status} />
          <span className="qk-soft">
            {dueAt === null ? (
              <RelativeTime date={createdAt} />
            ) : (
              fill(words.next, <RelativeTime date={createdAt} />, <RelativeTime date={dueAt} />)
            )}
          </span>
        </summary>
        <div className="qa-message-details">
          <p className="qk-soft qk-small">
            <span className="qk-code">{id}</span>
          </p>
          <Attempts attempts={attempts} />
          <h3>{words.sent}</h3>
          <pre className="qa-message-text qa-message-body">{body}</pre>
          {onRedeliver ? (
            <Button variant="quiet" onClick={() => onRedeliver(id)}>
              {words.again}
              <span className="qk-hidden"> {words.againOf(type)}</span>
            </Button>
          ) : null}
        </div>
      </details>
    </li>
  );
}
