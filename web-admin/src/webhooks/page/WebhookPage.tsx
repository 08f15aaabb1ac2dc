import Box from '@mui/material/Box';
import type { Webhook } from '@qlaim/backend/contract/console';
import { Card, Notice, Skeleton, useTitle } from '@qlaim/web-kit';
import { Link, useParams } from 'react-router-dom';
import { useReadOnly } from '../../api/use-read-only.ts';
import { ReadFailed } from '../../layout/ReadFailed.tsx';
import { Messages } from '../messages/Messages.tsx';
import { useWebhook } from '../use-webhook.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';

const PAUSES = {
  admin: 'An admin paused it. What happens meanwhile is not told later.',
  failures: 'Nothing could be delivered for five days. Look at the answers below, then resume it.',
  gone: 'Its receiver answered that it is gone (410).',
} as const satisfies Record<NonNullable<Webhook['paused']>, string>;

export function WebhookPage() {
  const { id = '' } = useParams();
  const { data: webhook, error, isPending, refetch } = useWebhook(id);
  const readOnly = useReadOnly();
  const title = webhook?.description || 'Webhook';
  useTitle(title);
  return (
    <Box sx={{ pt: 5, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component={Link} to="/webhooks" sx={{ minHeight: 32, justifySelf: 'start' }}>
        All webhooks
      </Box>
      <Box component="h1" className="qk-page-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {isPending ? <Skeleton shape="block" height={240} /> : null}
      {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
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
    </Box>
  );
}
