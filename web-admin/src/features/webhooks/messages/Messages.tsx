import './messages.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { Button, Select } from '@qlaim/web-kit';
import { useState } from 'react';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Rows } from '../../../widgets/Rows.tsx';
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
  const read = useMessages(id, status);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  const redeliver = useRedeliver(id);
  const maySend = !readOnly && state !== 'paused';
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <section aria-labelledby="deliveries">
      <div className="qa-messages-head">
        <div className="qa-messages-words">
          <h2 id="deliveries">Deliveries</h2>
          <p className="qk-soft">
            Kept for 30 days. Failed messages are tried ten times in about three days.
          </p>
        </div>
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
      </div>
      <ReadState read={read} height={160} />
      <Rows label="Messages">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onRedeliver={
              maySend && message.status !== 'waiting' ? (one) => redeliver.one.mutate(one) : undefined
            }
          />
        ))}
      </Rows>
      <div className="qa-messages-end">
        {hasNextPage ? (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older messages
          </Button>
        ) : null}
        {data && messages.length === 0 && !hasNextPage ? <span className="qk-soft">No messages</span> : null}
      </div>
    </section>
  );
}
