import type { Webhook } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** How deliveries of a webhook go. */
export function StateBadge({
  webhook: { state, lastDeliveredAt },
}: {
  webhook: Pick<Webhook, 'state' | 'lastDeliveredAt'>;
}) {
  const { states } = useTexts(WEBHOOKS);
  if (state === 'paused') return <Badge tone="note">{states.paused}</Badge>;
  if (state === 'failing') return <Badge tone="danger">{states.failing}</Badge>;
  return lastDeliveredAt === null ? (
    <Badge>{states.unused}</Badge>
  ) : (
    <Badge tone="ok">{states.working}</Badge>
  );
}
