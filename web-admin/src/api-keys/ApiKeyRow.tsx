import Box from '@mui/material/Box';
import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { Badge, Button, Count, exactTime, formatCreatedDate, RelativeTime } from '@qlaim/web-kit';
import { makerOf, STATES } from './key-words.ts';

const rowSx = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr) 7rem' },
  alignItems: 'start',
  py: 3,
  borderBottom: '1px solid var(--qk-line)',
} as const;

interface ApiKeyRowProps {
  apiKey: ApiKeyView;
  /** Undefined for who may not revoke keys. */
  onRevoke: (() => void) | undefined;
}

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { label, scopes, state, usedAt, uses } = apiKey;
  const { tone, words } = STATES[state];
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Badge tone={tone}>{words}</Badge>
        </Box>
        <Box className="qk-soft qk-small" sx={{ overflowWrap: 'anywhere' }}>
          {scopes.join(', ')}
        </Box>
      </Box>
      <Box className="qk-small" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <span>
          {usedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <RelativeTime date={usedAt} />, <Count value={uses} one="call" />
            </>
          )}
        </span>
        <Dates apiKey={apiKey} />
      </Box>
      {onRevoke && state !== 'revoked' ? (
        <Box sx={{ justifySelf: { xs: 'start', md: 'end' } }}>
          <Button variant="quiet" aria-label={`Revoke ${label}`} onClick={onRevoke}>
            Revoke
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function Dates({ apiKey }: { apiKey: ApiKeyView }) {
  const { createdAt, expiresAt, revokedAt, revokedBy, maker } = apiKey;
  return (
    <>
      <span className="qk-soft">
        Made <Day at={createdAt} /> by {makerOf(maker)}
      </span>
      <span className="qk-soft">
        {revokedAt === null ? (
          expiresAt === null ? (
            'Does not expire'
          ) : (
            <>
              Expires <Day at={expiresAt} />
            </>
          )
        ) : (
          <>
            Revoked <Day at={revokedAt} /> by {makerOf(revokedBy)}
          </>
        )}
      </span>
    </>
  );
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(at)}>
    {formatCreatedDate(at)}
  </time>
);
