import './messages.css';
import type { Webhook } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Rows } from '../../../widgets/Rows.tsx';
import { MessageRow } from './MessageRow.tsx';
import { KEPT_DAYS, type StatusFilter, useMessages, useRedeliver } from './use-messages.ts';

const STATUSES = ['waiting', 'delivered', 'failed'] as const;
const isStatus = (value: string): value is NonNullable<StatusFilter> =>
  STATUSES.some((status) => status === value);

interface MessagesProps {
  webhook: Webhook;
  readOnly: boolean;
}

/** The log of deliveries. */
export function Messages({ webhook: { id, state }, readOnly }: MessagesProps) {
  const words = useTexts(WEBHOOKS).messages;
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
          <h2 id="deliveries">{words.title}</h2>
          <p className="qk-soft">{words.kept(KEPT_DAYS)}</p>
        </div>
        <Select
          label={words.show}
          options={[
            { value: '', label: words.any },
            ...STATUSES.map((value) => ({ value, label: words.states[value] })),
          ]}
          value={status ?? ''}
          onChange={({ target: { value } }) => setStatus(isStatus(value) ? value : undefined)}
        />
        {maySend && status === 'failed' && messages.length > 0 ? (
          <Button variant="quiet" busy={redeliver.failed.isPending} onClick={() => redeliver.failed.mutate()}>
            {words.sendFailed}
          </Button>
        ) : null}
      </div>
      <ReadState read={read} height={160} />
      <Rows label={words.list}>
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
            {words.older}
          </Button>
        ) : null}
        {data && messages.length === 0 && !hasNextPage ? <span className="qk-soft">{words.none}</span> : null}
      </div>
    </section>
  );
}
