import Box from '@mui/material/Box';
import type { WebhookMessage } from '@qlaim/backend/contract/console';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { Attempts } from './Attempts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const summarySx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
};
const bodySx = {
  m: 0,
  mb: 3,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
} as const;

interface MessageRowProps {
  message: WebhookMessage;
  /** Absent where it may not be sent again. */
  onRedeliver?: ((id: string) => void) | undefined;
}

/** A message, with its tries and what is sent. */
export function MessageRow({ message, onRedeliver }: MessageRowProps) {
  const { id, type, createdAt, status, dueAt, body, attempts } = message;
  return (
    <Box component="li" sx={{ borderBottom: '1px solid var(--qk-line)', py: 1 }}>
      <details>
        <Box component="summary" sx={summarySx}>
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
        </Box>
        <Box sx={{ py: 2 }}>
          <p className="qk-soft qk-small">
            <span className="qk-code">{id}</span>
          </p>
          <Attempts attempts={attempts} />
          <h3>Sent</h3>
          <Box component="pre" sx={bodySx}>
            {body}
          </Box>
          {onRedeliver ? (
            <Button variant="quiet" onClick={() => onRedeliver(id)}>
              Send again<span className="qk-hidden"> this message of the type {type}</span>
            </Button>
          ) : null}
        </Box>
      </details>
    </Box>
  );
}
