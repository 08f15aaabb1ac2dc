import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageId } from '../../commands/webhooks/message.ts';
import { edit, messagesAfter, queue, schedule, waitingOf } from '../../commands/webhooks/messages.ts';
import { redeliver, redeliverFailed } from '../../commands/webhooks/redeliver.ts';
import { newSecret } from '../../commands/webhooks/secrets.ts';
import { sendTest } from '../../commands/webhooks/send-test.ts';
import { WEBHOOK } from '../../domain/webhook/webhook.ts';
import { openReceiver, type Received } from '../../testing/webhook-receiver.ts';
import { during, openWebhooks, type Webhooks } from '../../testing/webhooks.ts';
import { fillOutbox } from './follow.ts';
import { sendWebhooks } from './sender.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
const DAY = 24 * 60;

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

/** A webhook that the outbox knows. */
async function added(url = receiver.url) {
  const webhook = await webhooks.addWebhook(url, 'code.claimed');
  await during(
    (signal) => fillOutbox(webhooks, signal),
    () =>
      vi.waitFor(async () => {
        const state = await webhooks.vault.get('webhook-outbox', 'state');
        expect(JSON.stringify(state?.value)).toContain(webhook.id);
      }, PATIENCE),
  );
  return webhook;
}

async function queued(webhook: string) {
  const now = webhooks.clock.now();
  const createdAt = now.toISOString();
  const id = messageId(createdAt, `${webhook} ${randomUUID()}`);
  await queue(webhooks.vault, { webhook, id, type: 'code.claimed', createdAt, body: '{"a":"ü"}' }, now);
  return id;
}

const messageOf = async (webhook: string, id: string) =>
  (await messagesAfter(webhooks.vault, webhook, { limit: 1000 })).find((message) => message.id === id);
const sending =
  (timeoutMs = 15_000) =>
  (signal: AbortSignal) =>
    sendWebhooks(webhooks, signal, { pauseMs: 20, timeoutMs });
const until = (check: () => Promise<void>) => () => vi.waitFor(check, PATIENCE);
const statusOf = async (id: string) => (await webhooks.log.load(WEBHOOK, id)).state;
const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });

describe('the sender of webhooks', () => {
  it('signs as Standard Webhooks says, and keeps the beginning of the answer', async () => {
    const { id, secret } = await added();
    const message = await queued(id);
    await during(
      sending(),
      until(async () => expect(await messageOf(id, message)).toMatchObject({ status: 'delivered' })),
    );
    const [request] = receiver.received;
    expect(request && verified(secret, request)).toEqual({ a: 'ü' });
    expect(request?.headers['webhook-id']).toBe(message);
    expect(() => request && verified(`whsec_${'A'.repeat(43)}=`, request)).toThrow('No matching signature');
    expect((await messageOf(id, message))?.attempts).toMatchObject([
      { status: 200, error: null, answer: 'thanks' },
    ]);
    expect((await waitingOf(webhooks.vault, id)).count).toBe(0);
    const kept = JSON.stringify(await webhooks.vault.get('webhook-secret', id));
    expect(kept).not.toContain(secret.slice('whsec_'.length));
  });

  it('signs with the former secret too, for a day after a rotation', async () => {
    const { id, secret } = await added();
    const next = await newSecret(webhooks, id);
    const first = await queued(id);
    await during(
      sending(),
      until(async () => expect((await messageOf(id, first))?.status).toBe('delivered')),
    );
    const [request] = receiver.received;
    for (const one of [secret, next]) expect(request && verified(one, request)).toEqual({ a: 'ü' });
    webhooks.passTime(DAY + 1);
    const second = await queued(id);
    await during(
      sending(),
      until(async () => expect((await messageOf(id, second))?.status).toBe('delivered')),
    );
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  it('tries again after each pause of the schedule, with the same id', async () => {
    const { id } = await added();
    const message = await queued(id);
    receiver.answer = (response, count) =>
      void response.writeHead(count < 3 ? 500 : 200).end(`answer ${count}`);
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.tries).toBe(1)),
    );
    expect(receiver.received).toHaveLength(1);
    webhooks.passTime(0.2);
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.tries).toBe(2)),
    );
    webhooks.passTime(7);
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.status).toBe('delivered')),
    );
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([message]),
    );
    expect((await messageOf(id, message))?.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  it('waits for as long as the receiver asks', async () => {
    const { id } = await added();
    const message = await queued(id);
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.tries).toBe(1)),
    );
    const due = (await messageOf(id, message))?.dueAt ?? 0;
    expect(due - webhooks.clock.now().getTime()).toBeGreaterThan(3_500_000);
  });

  it('pauses the webhook at 410', async () => {
    const { id } = await added();
    const message = await queued(id);
    receiver.answer = (response) => void response.writeHead(410).end();
    await during(
      sending(),
      until(async () => expect(await statusOf(id)).toMatchObject({ status: 'paused', reason: 'gone' })),
    );
    expect(await messageOf(id, message)).toMatchObject({ status: 'failed', dueAt: null });
  });

  it('pauses a webhook where everything has failed for five days', async () => {
    const { id } = await added();
    const message = await queued(id);
    receiver.answer = (response) => void response.writeHead(500).end();
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.tries).toBe(1)),
    );
    webhooks.passTime(5 * DAY + 1);
    await during(
      sending(),
      until(async () => expect(await statusOf(id)).toMatchObject({ status: 'paused', reason: 'failures' })),
    );
  });

  it('follows no redirect', async () => {
    const { id } = await added();
    const message = await queued(id);
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.url }).end();
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.tries).toBe(1)),
    );
    expect(receiver.received).toHaveLength(1);
    expect((await messageOf(id, message))?.attempts).toMatchObject([
      { status: 302, error: 'Redirects are not followed' },
    ]);
  });

  it('reads 1 KB of a huge answer', async () => {
    const { id } = await added();
    const message = await queued(id);
    receiver.answer = (response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', pour);
      };
      pour();
    };
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.status).toBe('delivered')),
    );
    expect((await messageOf(id, message))?.attempts[0]?.answer).toBe('x'.repeat(1024));
  });

  it('gives up on a slow receiver in time, which holds up no other', async () => {
    const slow = await openReceiver();
    slow.answer = () => undefined;
    const hung = await added(slow.url);
    const quick = await added();
    const late = await queued(hung.id);
    const early = await queued(quick.id);
    // The slow one would take longer than the test.
    await during(
      sending(600_000),
      until(async () => {
        expect((await messageOf(quick.id, early))?.status).toBe('delivered');
        expect(slow.received).toHaveLength(1);
      }),
    );
    expect((await messageOf(hung.id, late))?.attempts).toEqual([]);
    await during(
      sending(200),
      until(async () => expect((await messageOf(hung.id, late))?.tries).toBe(1)),
    );
    expect((await messageOf(hung.id, late))?.attempts[0]?.error).toBe('No answer within 0.2 seconds');
    await slow.close();
  });

  it('gives a message up after ten tries, and sends it again when an admin says so', async () => {
    const { id } = await added();
    const message = await queued(id);
    const start = webhooks.clock.now().toISOString();
    receiver.answer = (response) => void response.writeHead(503).end();
    for (let tries = 1; tries <= 10; tries += 1) {
      await during(
        sending(),
        until(async () => expect((await messageOf(id, message))?.tries).toBe(tries)),
      );
      // Less than five days altogether: the longest pauses are not waited for in full.
      webhooks.passTime(tries < 6 ? 400 : 12 * 60);
      if (tries >= 6) await redueNow(id, message);
    }
    expect(await messageOf(id, message)).toMatchObject({ status: 'failed' });
    receiver.answer = (response) => void response.writeHead(204).end();
    expect(await redeliverFailed(webhooks.vault, id, '2999-01-01T00:00:00Z', webhooks.clock.now())).toBe(0);
    const early = new Date(Date.parse(start) - 1000).toISOString();
    expect(await redeliverFailed(webhooks.vault, id, early, webhooks.clock.now())).toBe(1);
    await during(
      sending(),
      until(async () => expect((await messageOf(id, message))?.status).toBe('delivered')),
    );
    expect((await messageOf(id, message))?.attempts).toHaveLength(11);
    expect(await redeliver(webhooks.vault, id, messageId(start, 'unknown'), webhooks.clock.now())).toBe(
      false,
    );
  }, 120_000);

  it('sends a test at once, and keeps what the receiver answered', async () => {
    const { id, secret } = await added();
    const test = await sendTest(webhooks, id, await statusOf(id));
    expect(test).toMatchObject({ status: 'delivered', type: 'webhook.test' });
    const [request] = receiver.received;
    expect(request && verified(secret, request)).toMatchObject({ type: 'webhook.test' });
    expect((await messageOf(id, test.id))?.attempts).toHaveLength(1);
  });
});

/** Makes the next try due now, with the tries so far. */
async function redueNow(webhook: string, id: string): Promise<void> {
  const due = await edit(webhooks.vault, webhook, id, (message) =>
    message.status === 'waiting' ? { ...message, dueAt: webhooks.clock.now().getTime() } : message,
  );
  if (due) await schedule(webhooks.vault, webhook, due);
}
