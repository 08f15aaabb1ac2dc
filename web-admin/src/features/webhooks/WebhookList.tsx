import { LIMITS } from '@qlaim/backend/contract';
import type { Webhook } from '@qlaim/backend/contract/console';
import { Button, EmptyState } from '@qlaim/web-kit';
import { useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListRows } from '../../widgets/ListRows.tsx';
import { AddWebhook } from './form/AddWebhook.tsx';
import { WebhookRow } from './WebhookRow.tsx';

const NONE = (
  <EmptyState title="No webhooks yet">
    Add the address of a system of yours. It gets a signed message when a code is claimed, content is saved or
    codes are scanned. Messages name codes, never people.
  </EmptyState>
);

export function WebhookList() {
  const [adding, setAdding] = useState(false);
  const readOnly = !useMay()('integrations.manage');
  return (
    <ListFrame
      resource="webhooks"
      perPage={LIMITS.webhooks}
      title="Webhooks"
      intro="Your own systems hear at once what happens to codes."
      aside={readOnly ? null : <Button onClick={() => setAdding(true)}>Add a webhook</Button>}
    >
      <ListRows<Webhook>
        label="Webhooks"
        height={160}
        empty={NONE}
        row={(webhook) => <WebhookRow webhook={webhook} />}
      />
      {adding ? <AddWebhook onClose={() => setAdding(false)} /> : null}
    </ListFrame>
  );
}
