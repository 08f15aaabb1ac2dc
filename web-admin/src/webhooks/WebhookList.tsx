import Box from '@mui/material/Box';
import { LIMITS } from '@qlaim/backend/contract';
import type { Webhook } from '@qlaim/backend/contract/console';
import { Button, useTitle } from '@qlaim/web-kit';
import { useState } from 'react';
import { ListBase } from 'react-admin';
import { useReadOnly } from '../api/use-read-only.ts';
import { AddWebhook } from './form/AddWebhook.tsx';
import { WebhookRows } from './WebhookRows.tsx';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
/** The list shows the error, so react-admin's toast would repeat it. */
const queryOptions = { onError: () => undefined };

export function WebhookList() {
  useTitle('Webhooks');
  const [adding, setAdding] = useState(false);
  const readOnly = useReadOnly();
  const add = readOnly ? null : <Button onClick={() => setAdding(true)}>Add a webhook</Button>;
  return (
    <ListBase<Webhook>
      resource="webhooks"
      perPage={LIMITS.webhooks}
      sort={NEWEST_FIRST}
      exporter={false}
      queryOptions={queryOptions}
    >
      <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
          <Box sx={{ flex: 1, minWidth: '16rem' }}>
            <h1 className="qk-page-title">Webhooks</h1>
            <p className="qk-soft">Your own systems hear at once what happens to codes.</p>
          </Box>
          {add}
        </Box>
        <WebhookRows />
        {adding ? <AddWebhook onClose={() => setAdding(false)} /> : null}
      </Box>
    </ListBase>
  );
}
