import type { WebhookMessage } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

const TONES = {
  waiting: 'note',
  delivered: 'ok',
  failed: 'danger',
} as const satisfies Record<WebhookMessage['status'], string>;

export function StatusBadge({ status }: Pick<WebhookMessage, 'status'>) {
  const { states } = useTexts(WEBHOOKS).messages;
  return <Badge tone={TONES[status]}>{states[status]}</Badge>;
}
