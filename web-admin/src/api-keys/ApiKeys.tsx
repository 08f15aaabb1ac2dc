import Box from '@mui/material/Box';
import { LIMITS } from '@qlaim/backend/contract';
import type { ApiKeyView } from '@qlaim/backend/contract/console';
import { Button, useTitle } from '@qlaim/web-kit';
import { useState } from 'react';
import { ListBase } from 'react-admin';
import { useReadOnly } from '../api/use-read-only.ts';
import { ApiKeyPages } from './ApiKeyPages.tsx';
import { ApiKeyRows } from './ApiKeyRows.tsx';
import { CreateKey } from './CreateKey.tsx';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
/** The list shows the error, so react-admin's toast would repeat it. */
const queryOptions = { onError: () => undefined };

/** The keys with which programs call the API. */
export function ApiKeys() {
  useTitle('API keys');
  const readOnly = useReadOnly();
  const [making, setMaking] = useState(false);
  return (
    <ListBase<ApiKeyView>
      resource="api-keys"
      perPage={LIMITS.listPageSize}
      sort={NEWEST_FIRST}
      exporter={false}
      queryOptions={queryOptions}
    >
      <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 3,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <h1 className="qk-page-title">API keys</h1>
          {readOnly ? null : <Button onClick={() => setMaking(true)}>Make a key</Button>}
        </Box>
        <p className="qk-soft">
          With a key, a program calls the API in the name of the admin who made it.{' '}
          <a href="/api-docs">The calls of the API</a> say which scope each one needs.
        </p>
        <ApiKeyRows readOnly={readOnly} />
        <ApiKeyPages />
      </Box>
      {making ? <CreateKey onClose={() => setMaking(false)} /> : null}
    </ListBase>
  );
}
