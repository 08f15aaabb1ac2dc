import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Card, Notice } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useParams } from 'react-router-dom';
import { useMay } from '../../../api/use-may.ts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Messages } from '../messages/Messages.tsx';
import { useWebhook } from '../use-webhook.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';

export function WebhookPage() {
  const words = useTexts(WEBHOOKS);
  const { id = '' } = useParams();
  const read = useWebhook(id);
  const webhook = read.data;
  const readOnly = !useMay()('integrations.manage');
  return (
    <PageFrame title={webhook?.description || words.one} back={{ to: '/webhooks', label: words.all }}>
      <ReadState read={read} height={240} />
      {webhook?.paused ? (
        <Notice tone="note" title={words.paused}>
          {words.pauses[webhook.paused]}
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
