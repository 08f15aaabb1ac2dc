import Box from '@mui/material/Box';
import type { WebhookAttempt } from '@qlaim/backend/contract/console';
import { exactTime, formatCount } from '@qlaim/web-kit';

const codeSx = {
  m: 0,
  mt: 1,
  p: 2,
  maxHeight: 160,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  border: '1px solid var(--qk-line)',
  borderRadius: '8px',
} as const;

/** The tries of a message: when, what the receiver answered, and how long it took. */
export function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  if (attempts.length === 0) return <p className="qk-soft">Not tried yet</p>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 5, justifySelf: 'stretch', minWidth: 0 }}>
      {attempts.map(({ at, status, ms, error, answer }) => (
        <Box component="li" key={at} sx={{ mb: 2 }}>
          <time dateTime={at}>{exactTime(at)}</time>:{' '}
          <strong>{status === null ? error : `HTTP ${status}`}</strong>
          {status !== null && error !== null ? `, ${error}` : null} after {formatCount(ms)} ms
          {answer === '' ? null : (
            <Box component="pre" tabIndex={0} role="group" aria-label="Answer" sx={codeSx}>
              {answer}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
