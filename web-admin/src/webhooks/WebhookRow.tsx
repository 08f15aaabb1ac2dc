import Box from '@mui/material/Box';
import type { Webhook } from '@qlaim/backend/contract/console';
import { RelativeTime } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { StateBadge } from './StateBadge.tsx';

const rowSx = {
  display: 'grid',
  gap: { xs: 1, sm: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  py: 3,
  borderBottom: '1px solid var(--qk-line)',
} as const;

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, description, types, lastDeliveredAt } = webhook;
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component={Link}
          to={`/webhooks/${id}`}
          sx={{ display: 'inline-block', minHeight: 32, fontWeight: 600 }}
        >
          {description === '' ? url : description}
        </Box>
        {description === '' ? null : <div>{url}</div>}
        <div className="qk-soft qk-small">{types.join(', ')}</div>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'start', sm: 'end' } }}>
        <StateBadge webhook={webhook} />
        {lastDeliveredAt === null ? null : (
          <span className="qk-soft qk-small">
            Delivered <RelativeTime date={lastDeliveredAt} />
          </span>
        )}
      </Box>
    </Box>
  );
}
