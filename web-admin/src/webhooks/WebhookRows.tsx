import Box from '@mui/material/Box';
import type { Webhook } from '@qlaim/backend/contract/console';
import { EmptyState, Skeleton } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** The webhooks. Old rows stay visible during a new read. */
export function WebhookRows() {
  const { data, error, isPending, refetch } = useListContext<Webhook>();
  if (isPending) return <Skeleton shape="block" height={160} />;
  const failed = error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null;
  if (data === undefined) return failed;
  if (data.length === 0)
    return (
      <EmptyState title="No webhooks yet">
        Add the address of a system of yours. It gets a signed message when a code is claimed, content is
        saved or codes are scanned. Messages name codes, never people.
      </EmptyState>
    );
  return (
    <>
      {failed}
      <Box
        component="ul"
        aria-label="Webhooks"
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--qk-line)' }}
      >
        {data.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </Box>
    </>
  );
}
