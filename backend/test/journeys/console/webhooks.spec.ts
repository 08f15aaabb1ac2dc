import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { WebhookTypeName } from '../../../src/contract/schemas/webhook.ts';
import { openReceiver } from '../../../src/testing/webhook-receiver.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const UNKNOWN = '6c2f0d34-0000-4000-8000-000000000000';

onEveryComposition(
  'a webhook',
  (given) => {
    let receiver: Awaited<ReturnType<typeof openReceiver>>;
    let admin: Person;
    beforeAll(async () => {
      receiver = await openReceiver();
      admin = await given.admin();
    });
    beforeEach(() => {
      receiver.received.length = 0;
      receiver.answer = (response) => void response.writeHead(200).end('thanks');
    });
    afterAll(() => receiver.close());

    const add = async (...types: WebhookTypeName[]) => {
      const body = { url: `${receiver.url}?token=abc`, description: 'Shop', types };
      return admin.browser.call(ROUTES.addWebhook, { body });
    };
    const read = (id: string, { browser } = admin) => browser.call(ROUTES.webhook, { params: { id } });
    const messages = async (id: string, { browser } = admin) =>
      (await browser.call(ROUTES.webhookMessages, { params: { id } })).messages;
    const remove = (id: string) => admin.browser.call(ROUTES.removeWebhook, { params: { id } });
    /** A code that its owner has linked; the events are a claim and a saved content. */
    const happen = async () => given.linkedCodeOf(await given.signUp(), 'https://example.com/secret-place');

    it('is told of claims and saved contents, signed, without people and contents', async () => {
      const { id, secret } = await add('code.claimed', 'content.saved');
      expect(secret).toMatch(/^whsec_/);
      const code = await happen();
      const told = await vi.waitFor(() => {
        expect(receiver.received).toHaveLength(2);
        return receiver.received.map(({ body, headers }) =>
          new Verifier(secret).verify(body, {
            'webhook-id': String(headers['webhook-id']),
            'webhook-timestamp': String(headers['webhook-timestamp']),
            'webhook-signature': String(headers['webhook-signature']),
          }),
        );
      }, PATIENCE);
      const batchId = expect.any(String);
      const timestamp = expect.any(String);
      expect(told).toEqual(
        expect.arrayContaining([
          { type: 'code.claimed', timestamp, data: { code, batchId } },
          { type: 'content.saved', timestamp, data: { code, batchId, contentType: 'link' } },
        ]),
      );
      await vi.waitFor(async () => {
        expect(await messages(id)).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
        expect(await read(id)).toMatchObject({ state: 'working', waiting: 0 });
      }, PATIENCE);
      await remove(id);
    });

    it('shows failures with the answer of the receiver, and sends again what an admin chooses', async () => {
      const { id } = await add('code.claimed');
      receiver.answer = (response) => void response.writeHead(500).end('out of order');
      await happen();
      const [failed] = await vi.waitFor(async () => {
        const found = await messages(id);
        expect(found[0]?.attempts).toMatchObject([{ status: 500, answer: 'out of order' }]);
        return found;
      }, PATIENCE);
      await vi.waitFor(
        async () => expect(await read(id)).toMatchObject({ state: 'failing', waiting: 1 }),
        PATIENCE,
      );
      receiver.answer = (response) => void response.writeHead(204).end();
      const params = { id, message: failed?.id ?? '' };
      await admin.browser.call(ROUTES.redeliverWebhookMessage, { params });
      await vi.waitFor(async () => {
        expect((await messages(id))[0]?.status).toBe('delivered');
        expect(await read(id)).toMatchObject({ state: 'working', waiting: 0 });
      }, PATIENCE);
      const gone = { id, message: 'msg_0000000000000_000000000000000000000000' };
      const again = admin.browser.call(ROUTES.redeliverWebhookMessage, { params: gone });
      expect((await refusalOf(again)).code).toBe('unknown_message');
      await remove(id);
    });

    it('is tested at once, also while it is paused', async () => {
      const { id } = await add('code.claimed');
      await admin.browser.call(ROUTES.pauseWebhook, { params: { id } });
      expect(await read(id)).toMatchObject({ state: 'paused', paused: 'admin' });
      const test = await admin.browser.call(ROUTES.testWebhook, { params: { id } });
      expect(test).toMatchObject({ type: 'webhook.test', status: 'delivered' });
      expect(test.attempts).toMatchObject([{ status: 200, answer: 'thanks' }]);
      const params = { id, message: test.id };
      const again = admin.browser.call(ROUTES.redeliverWebhookMessage, { params });
      expect((await refusalOf(again)).code).toBe('webhook_paused');
      await admin.browser.call(ROUTES.resumeWebhook, { params: { id } });
      expect(await read(id)).toMatchObject({ state: 'working', paused: null });
      await remove(id);
    });

    it('gets another secret, which signs beside the one before', async () => {
      const { id, secret } = await add('code.claimed');
      const rotated = await admin.browser.call(ROUTES.rotateWebhookSecret, { params: { id } });
      expect(rotated.secret).not.toBe(secret);
      await admin.browser.call(ROUTES.testWebhook, { params: { id } });
      const [request] = receiver.received;
      expect(String(request?.headers['webhook-signature']).split(' ')).toHaveLength(2);
      await remove(id);
    });

    it('is changed, listed and removed', async () => {
      const { id } = await add('code.claimed');
      const body = { url: 'http://127.0.0.1:9/', description: 'Other', types: ['code.reset' as const] };
      await admin.browser.call(ROUTES.changeWebhook, { params: { id }, body });
      const listed = await admin.browser.call(ROUTES.webhooks, { query: {} });
      expect(listed).toMatchObject([{ id, ...body, createdBy: { email: admin.email } }]);
      await remove(id);
      expect((await refusalOf(read(id))).code).toBe('unknown_webhook');
      expect(await admin.browser.call(ROUTES.webhooks, { query: {} })).toEqual([]);
    });

    it('shows an auditor the host of its address, no answers, and no secret', async () => {
      const { id, secret } = await add('code.claimed');
      await admin.browser.call(ROUTES.testWebhook, { params: { id } });
      const auditor = await given.auditor();
      const seen = [await read(id, auditor), await messages(id, auditor)];
      expect(seen[0]).toMatchObject({ url: `${new URL(receiver.url).origin}/•••` });
      expect(seen[1]).toMatchObject([{ attempts: [{ status: 200, answer: '' }] }]);
      const all = JSON.stringify([seen, await read(id), await messages(id)]);
      expect(all).not.toContain(secret);
      expect(JSON.stringify(seen)).not.toContain('token=abc');
      await remove(id);
    });

    it('has an address without credentials, of the web', async () => {
      for (const url of ['https://me:secret@shop.example/', 'ftp://shop.example/', 'shop', '']) {
        const body = { url, types: ['code.claimed' as const] };
        const refusal = await refusalOf(admin.browser.call(ROUTES.addWebhook, { body }));
        expect(refusal).toMatchObject({ code: 'invalid_input', issues: [{ path: 'url' }] });
      }
    });

    it('is not known under another id', async () => {
      const { browser } = admin;
      const params = { id: UNKNOWN };
      const calls = [
        () => browser.call(ROUTES.webhook, { params }),
        () => browser.call(ROUTES.pauseWebhook, { params }),
        () => browser.call(ROUTES.testWebhook, { params }),
        () => browser.call(ROUTES.webhookMessages, { params }),
        () => browser.call(ROUTES.rotateWebhookSecret, { params }),
        () => browser.call(ROUTES.removeWebhook, { params }),
      ];
      for (const call of calls) expect((await refusalOf(call())).code).toBe('unknown_webhook');
    });
  },
  { environment: { WEBHOOKS_ALLOW_PRIVATE: 'true' } },
);

const PERMITS = 'The setting WEBHOOKS_ALLOW_PRIVATE=true permits';
const PRIVATE = `This address leads into a private network. ${PERMITS} it`;

onEveryComposition('the address of a webhook', (given) => {
  it.each([
    ['http://shop.example/', `The address must start with https://. ${PERMITS} http://`],
    ['https://127.0.0.1/', PRIVATE],
    ['https://localhost/', PRIVATE],
    ['https://169.254.169.254/latest/meta-data', PRIVATE],
  ])('is refused where it leads into a private network: %s', async (url, message) => {
    const { browser } = await given.admin();
    const body = { url, types: ['code.claimed' as const] };
    const refusal = await refusalOf(browser.call(ROUTES.addWebhook, { body }));
    expect(refusal).toMatchObject({ code: 'invalid_input', issues: [{ path: 'url', message }] });
  });
});
