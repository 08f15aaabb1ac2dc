import { LIMITS } from '@qlaim/backend/contract';
import type { Webhook } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Button, EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListRows } from '../../widgets/ListRows.tsx';
import { AddWebhook } from './form/AddWebhook.tsx';
import { WebhookRow } from './WebhookRow.tsx';

export function WebhookList() {
  const words = useTexts(WEBHOOKS);
  const [adding, setAdding] = useState(false);
  const readOnly = !useMay()('integrations.manage');
  return (
    <ListFrame
      resource="webhooks"
      perPage={LIMITS.webhooks}
      title={words.title}
      intro={words.intro}
      aside={readOnly ? null : <Button onClick={() => setAdding(true)}>{words.add}</Button>}
    >
      <ListRows<Webhook>
        label={words.title}
        height={160}
        empty={<EmptyState title={words.none}>{words.advice}</EmptyState>}
        row={(webhook) => <WebhookRow webhook={webhook} />}
      />
      {adding ? <AddWebhook onClose={() => setAdding(false)} /> : null}
    </ListFrame>
  );
}
