import type { Webhook } from '@qlaim/backend/contract/console';
import { Badge } from '@qlaim/web-kit';

export function StateBadge({ webhook: { state } }: { webhook: Pick<Webhook, 'state'> }) {
  if (state === 'paused') return <Badge tone="note">Paused</Badge>;
  return state === 'failing' ? <Badge tone="danger">Failing</Badge> : <Badge tone="ok">Working</Badge>;
}
