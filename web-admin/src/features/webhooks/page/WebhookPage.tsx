import type { Webhook } from '@qlaim/backend/contract/console';
import { Card, Notice } from '@qlaim/web-kit';
import { useParams } from 'react-router-dom';
import { useMay } from '../../../api/use-may.ts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Messages } from '../messages/Messages.tsx';
import { useWebhook } from '../use-webhook.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';

const PAUSES = {
  admin: 'An admin paused it. What happens meanwhile is not told later.',
  failures: 'Nothing could be delivered for five days. Look at the answers below, then resume it.',
  gone: 'Its receiver answered that it is gone (410).',
} as const satisfies Record<NonNullable<Webhook['paused']>, string>;

const BACK = { to: '/webhooks', label: 'All webhooks' };

export function WebhookPage() {
  const { id = '' } = useParams();
  const read = useWebhook(id);
  const webhook = read.data;
  const readOnly = !useMay()('integrations.manage');
  return (
    <PageFrame title={webhook?.description || 'Webhook'} back={BACK}>
      <ReadState read={read} height={240} />
      {webhook?.paused ? (
        <Notice tone="note" title="This webhook is paused">
          {PAUSES[webhook.paused]}
        </Notice>
      ) : null}
      {webhook ? (
        <>
          <Card as="section">
            <WebhookFacts webhook={webhook} />
            {readOnly ? null : <WebhookActions webhook={webhook} />}
          </Card>
          <Messages webhook={webhook} readOnly={readOnly} />
        </>
      ) : null}
    </PageFrame>
  );
}
