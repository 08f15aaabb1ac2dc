import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesAfter } from '../../commands/webhooks/messages.ts';
import { EventLog } from '../../log/event-log.ts';
import { fakeTracing } from '../../testing/tracing/fake-tracing.ts';
import { openReceiver } from '../../testing/webhook-receiver.ts';
import { during, openWebhooks, type Webhooks } from '../../testing/webhooks.ts';
import { fillOutbox } from './follow.ts';
import { sendWebhooks } from './sender.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
const CLAIMING = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;

let webhooks: Webhooks;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => {
  webhooks = await openWebhooks();
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await webhooks.close();
});

it('each try of a message belongs to the trace of its event, also much later', async () => {
  const { id } = await webhooks.addWebhook(receiver.url, 'code.claimed');
  const claim = fakeTracing();
  claim.state.running = CLAIMING;
  await webhooks.claimedCode('TRACED0000', new EventLog(webhooks.events, webhooks.keys, claim.tracing));

  const outbox = fakeTracing();
  await during(
    (signal) => fillOutbox({ ...webhooks, tracing: outbox.tracing }, signal),
    () =>
      vi.waitFor(
        async () => expect(await messagesAfter(webhooks.vault, id, { limit: 9 })).toHaveLength(1),
        PATIENCE,
      ),
  );
  expect(outbox.spans).toMatchObject([{ name: 'webhook-outbox', kind: 'consumer', from: CLAIMING }]);

  const sender = fakeTracing();
  receiver.answer = (response, count) => void response.writeHead(count < 2 ? 500 : 200).end();
  await during(
    (signal) => sendWebhooks({ ...webhooks, tracing: sender.tracing }, signal, { pauseMs: 20 }),
    async () => {
      await vi.waitFor(() => expect(sender.spans.map(({ failed }) => failed)).toEqual([true]), PATIENCE);
      webhooks.passTime(24 * 60);
      await vi.waitFor(
        () => expect(sender.spans.map(({ failed }) => failed)).toEqual([true, false]),
        PATIENCE,
      );
    },
  );
  const tried = { name: 'send webhook', kind: 'client', from: CLAIMING };
  expect(sender.spans).toMatchObject([tried, tried]);
});
