import type { WebhookMessage } from '@qlaim/backend/contract/console';
import { Badge } from '@qlaim/web-kit';

export function StatusBadge({ status }: Pick<WebhookMessage, 'status'>) {
  if (status === 'waiting') return <Badge tone="note">Waiting</Badge>;
  return status === 'delivered' ? <Badge tone="ok">Delivered</Badge> : <Badge tone="danger">Failed</Badge>;
}
