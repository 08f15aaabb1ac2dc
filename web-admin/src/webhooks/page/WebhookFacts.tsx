import Box from '@mui/material/Box';
import type { Webhook } from '@qlaim/backend/contract/console';
import { formatCount, RelativeTime } from '@qlaim/web-kit';
import { StateBadge } from '../StateBadge.tsx';

const factsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  gap: { xs: '0.25rem', sm: '0.5rem 1.5rem' },
  m: 0,
  '& dt': { color: 'var(--qk-soft)' },
  '& dd': { m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, types, failingSince, lastDeliveredAt, waiting, more, createdAt, createdBy } = webhook;
  return (
    <>
      <h2 className="qk-hidden">Settings and state</h2>
      <Box component="dl" sx={factsSx}>
        <dt>State</dt>
        <dd>
          <StateBadge webhook={webhook} />{' '}
          {failingSince === null ? null : (
            <>
              Failures since <RelativeTime date={failingSince} />
            </>
          )}
        </dd>
        <dt>Address</dt>
        <dd>{url}</dd>
        <dt>Told of</dt>
        <dd>{types.join(', ')}</dd>
        <dt>Last delivered</dt>
        <dd>{lastDeliveredAt === null ? 'Nothing yet' : <RelativeTime date={lastDeliveredAt} />}</dd>
        <dt>Waiting messages</dt>
        <dd>
          {formatCount(waiting)}
          {more ? ' or more' : null}
        </dd>
        <dt>Added</dt>
        <dd>
          <RelativeTime date={createdAt} />
          {createdBy ? ` by ${createdBy.email}` : null}
        </dd>
      </Box>
    </>
  );
}
