import Box from '@mui/material/Box';
import type { Webhook } from '@qlaim/backend/contract/console';
import { Button, Select, Skeleton } from '@qlaim/web-kit';
import { useState } from 'react';
import { ReadFailed } from '../../layout/ReadFailed.tsx';
import { MessageRow } from './MessageRow.tsx';
import { type StatusFilter, useMessages, useRedeliver } from './use-messages.ts';

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
];
const isStatus = (value: string): value is NonNullable<StatusFilter> =>
  value === 'waiting' || value === 'delivered' || value === 'failed';

interface MessagesProps {
  webhook: Webhook;
  readOnly: boolean;
}

/** The log of deliveries. */
export function Messages({ webhook: { id, state }, readOnly }: MessagesProps) {
  const [status, setStatus] = useState<StatusFilter>();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMessages(
    id,
    status,
  );
  const redeliver = useRedeliver(id);
  const maySend = !readOnly && state !== 'paused';
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <section aria-labelledby="deliveries">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: '12rem' }}>
          <h2 id="deliveries">Deliveries</h2>
          <p className="qk-soft">
            Kept for 30 days. Failed messages are tried ten times in about three days.
          </p>
        </Box>
        <Select
          label="Show"
          options={STATUSES}
          value={status ?? ''}
          onChange={({ target: { value } }) => setStatus(isStatus(value) ? value : undefined)}
        />
        {maySend && status === 'failed' && messages.length > 0 ? (
          <Button variant="quiet" busy={redeliver.failed.isPending} onClick={() => redeliver.failed.mutate()}>
            Send all failed again
          </Button>
        ) : null}
      </Box>
      {isPending ? <Skeleton shape="block" height={160} /> : null}
      {error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : null}
      <Box
        component="ul"
        aria-label="Messages"
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--qk-line)' }}
      >
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onRedeliver={
              maySend && message.status !== 'waiting' ? (one) => redeliver.one.mutate(one) : undefined
            }
          />
        ))}
      </Box>
      <Box sx={{ py: 4, display: 'grid', justifyItems: 'center' }}>
        {hasNextPage ? (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older messages
          </Button>
        ) : null}
        {data && messages.length === 0 && !hasNextPage ? <span className="qk-soft">No messages</span> : null}
      </Box>
    </section>
  );
}
