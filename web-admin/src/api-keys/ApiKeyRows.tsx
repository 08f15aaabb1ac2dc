import Box from '@mui/material/Box';
import { API_KEY_WORDS, type ApiKeyView } from '@qlaim/backend/contract/console';
import { Button, EmptyState, Notice, Skeleton } from '@qlaim/web-kit';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { wordsOf } from '../api/words-of.ts';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { RevokeKey } from './RevokeKey.tsx';

/** The keys of the page. Old rows stay visible during a new read. */
export function ApiKeyRows({ readOnly }: { readOnly: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useListContext<ApiKeyView>();
  const [revoking, setRevoking] = useState<ApiKeyView>();
  if (isPending)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height={240} />
      </div>
    );
  const failed = error ? (
    <Notice
      tone="danger"
      title={wordsOf(error, API_KEY_WORDS.readFailed)}
      action={
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {adviceAfter(error)}
    </Notice>
  ) : null;
  if (data === undefined) return failed;
  if (data.length === 0)
    return <EmptyState title="No API keys yet">Make one for each program that calls the API.</EmptyState>;
  return (
    <>
      {failed}
      <Box
        component="ul"
        aria-label="API keys"
        aria-busy={isFetching}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--qk-line)' }}
      >
        {data.map((one) => (
          <ApiKeyRow key={one.id} apiKey={one} onRevoke={readOnly ? undefined : () => setRevoking(one)} />
        ))}
      </Box>
      {revoking ? <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </>
  );
}
