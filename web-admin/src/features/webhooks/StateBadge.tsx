import type { Webhook } from '@qlaim/backend/contract/console';
import { Badge } from '@qlaim/web-kit';

/** How deliveries of a webhook go. */
export function StateBadge({
  webhook: { state, lastDeliveredAt },
}: {
  webhook: Pick<Webhook, 'state' | 'lastDeliveredAt'>;
}) {
  if (state === 'paused') return <Badge tone="note">Paused</Badge>;
  if (state === 'failing') return <Badge tone="danger">Failing</Badge>;
  return lastDeliveredAt === null ? <Badge>Nothing sent yet</Badge> : <Badge tone="ok">Working</Badge>;
}
