import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handle } from '../../commands/handle.ts';
import { healthOf, noteOutcome } from '../../commands/webhooks/health.ts';
import { messagesAfter, waitingOf } from '../../commands/webhooks/messages.ts';
import { signingSecrets } from '../../commands/webhooks/secrets.ts';
import { WEBHOOK } from '../../domain/webhook/webhook.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Vault, VaultKind } from '../../ports/vault.ts';
import { during, openWebhooks, type Webhooks } from '../../testing/webhooks.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { fillOutbox } from './follow.ts';
import { WEBHOOK_OUTBOX } from './kept-state.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
const URL = 'https://shop.example/hooks';
const LONG = 3_600_000;

let webhooks: Webhooks;
beforeEach(async () => {
  webhooks = await openWebhooks();
});
afterEach(() => webhooks.close());

const bodiesOf = async (id: string) =>
  (await messagesAfter(webhooks.vault, id, { limit: 1000 })).map(({ body }) => JSON.parse(body));
const until = (check: () => Promise<void>) => () => vi.waitFor(check, PATIENCE);
const filling =
  (roundMs: number, vault = webhooks.vault) =>
  (signal: AbortSignal) =>
    fillOutbox({ ...webhooks, vault }, signal, roundMs);

/** A vault that goes away before the first put of a kind. */
function dyingVault(kind: VaultKind, which: (id: string) => boolean = () => true): Vault {
  let dead = false;
  return {
    ...webhooks.vault,
    put: (put) => {
      dead ||= put.kind === kind && which(put.id);
      if (dead) throw new EngineUnavailable('vault');
      return webhooks.vault.put(put);
    },
  };
}
const killed = async (vault: Vault, roundMs: number) =>
  expect(fillOutbox({ ...webhooks, vault }, new AbortController().signal, roundMs)).rejects.toThrow(
    EngineUnavailable,
  );

describe('the outbox of the webhooks', () => {
  it('tells of a claim with code and batch alone, and nothing of what came before the webhook', async () => {
    await webhooks.claimedCode('BEFORE0000');
    const { id } = await webhooks.addWebhook(URL, 'code.claimed');
    const other = await webhooks.addWebhook(URL, 'code.reset');
    await webhooks.claimedCode('AFTER00000');
    await during(
      filling(LONG),
      until(async () => expect(await bodiesOf(id)).toHaveLength(1)),
    );
    const [body] = await bodiesOf(id);
    expect(body).toEqual({
      type: 'code.claimed',
      timestamp: expect.stringMatching(/Z$/),
      data: { code: 'AFTER00000', batchId: 'batch-1' },
    });
    expect(await bodiesOf(other.id)).toEqual([]);
  });

  it.each(['webhook-message', 'webhook-due', 'checkpoint'] as const)(
    'queues a message once, also when it is killed before a write of a %s',
    async (kind) => {
      const { id } = await webhooks.addWebhook(URL, 'code.claimed');
      await webhooks.claimedCode('CODE000000');
      await killed(dyingVault(kind), LONG);
      await during(
        filling(LONG),
        until(async () => expect((await waitingOf(webhooks.vault, id)).count).toBe(1)),
      );
      await during(
        filling(LONG),
        until(async () => expect(await bodiesOf(id)).toHaveLength(1)),
      );
      expect((await waitingOf(webhooks.vault, id)).count).toBe(1);
    },
  );

  it('gathers the scans of a round in one message', async () => {
    const { id } = await webhooks.addWebhook(URL, 'code.scanned');
    await webhooks.scan('A', 'B', 'A');
    await webhooks.scan('A');
    await during(
      filling(200),
      until(async () => {
        const bodies = await bodiesOf(id);
        expect(bodies.reduce((sum, { data }) => sum + data.scans, 0)).toBe(4);
      }),
    );
    const [body] = await bodiesOf(id);
    expect(body.data.codes).toContainEqual(
      expect.objectContaining({ code: 'B', batchId: 'batch-1', scans: 1 }),
    );
  });

  it.each([
    ['webhook-outbox', 'state'],
    ['webhook-message', ''],
    ['webhook-due', ''],
    ['checkpoint', ''],
  ] as const)('counts each scan once, also when it is killed before a write of %s', async (kind, place) => {
    const { id } = await webhooks.addWebhook(URL, 'code.scanned');
    await during(
      filling(LONG),
      until(async () => expect(await processCheckpoint(webhooks.vault, WEBHOOK_OUTBOX)).toBeDefined()),
    );
    await webhooks.scan('A', 'A');
    await webhooks.scan('B');
    await killed(
      dyingVault(kind, (one) => one.includes(place)),
      50,
    );
    await webhooks.scan('A');
    await during(
      filling(50),
      until(async () => {
        const bodies = await bodiesOf(id);
        expect(bodies.reduce((sum, { data }) => sum + data.scans, 0)).toBe(4);
      }),
    );
  });

  it('writes its checkpoint once for many events that make no message', async () => {
    let written = 0;
    const vault: Vault = {
      ...webhooks.vault,
      put: (put) => {
        if (put.id === WEBHOOK_OUTBOX) written += 1;
        return webhooks.vault.put(put);
      },
    };
    const end = async () => (await webhooks.feed.back('end', { limit: 1 })).events[0]?.position;
    await during(filling(LONG, vault), async () => {
      for (let code = 0; code < 10; code += 1) {
        await webhooks.claimedCode(`CODE00000${code}`);
        // Each comes in a batch of its own.
        await sleep(50);
      }
      await until(async () =>
        expect(await processCheckpoint(webhooks.vault, WEBHOOK_OUTBOX)).toBe(await end()),
      )();
    });
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(5);
  });

  it('passes a long log by the events of webhooks where there is none', async () => {
    const passed: (readonly string[] | undefined)[] = [];
    const feed: EventFeed = {
      ...webhooks.feed,
      subscribe: (subscription) => {
        passed.push(subscription.types);
        return webhooks.feed.subscribe(subscription);
      },
    };
    await webhooks.claimedCode('BEFORE0000');
    await during(
      (signal) => fillOutbox({ ...webhooks, feed }, signal, LONG),
      async () => {
        await until(async () => expect(passed).toHaveLength(2))();
        const { id } = await webhooks.addWebhook(URL, 'code.claimed');
        await webhooks.claimedCode('AFTER00000');
        await until(async () => expect(await bodiesOf(id)).toHaveLength(1))();
      },
    );
    expect(passed).toEqual([
      expect.arrayContaining(['WebhookAdded', 'WebhookRemoved']),
      undefined,
      undefined,
    ]);
  });

  it('tells nothing while a webhook is paused, and what comes after', async () => {
    const { id } = await webhooks.addWebhook(URL, 'code.claimed');
    const give = (type: 'resume') => handle(webhooks, WEBHOOK, SYSTEM, id, { type });
    await handle(webhooks, WEBHOOK, SYSTEM, id, { type: 'pause', reason: 'admin' });
    await webhooks.claimedCode('PAUSED0000');
    await give('resume');
    await webhooks.claimedCode('RESUMED000');
    await during(
      filling(LONG),
      until(async () => expect(await bodiesOf(id)).toHaveLength(1)),
    );
    expect((await bodiesOf(id))[0]?.data.code).toBe('RESUMED000');
  });

  it('removes secret, health and messages of a removed webhook', async () => {
    const { id } = await webhooks.addWebhook(URL, 'code.claimed');
    await webhooks.claimedCode('CODE000000');
    await noteOutcome(webhooks.vault, id, false, '2026-11-21T10:00:00.000Z');
    await during(
      filling(LONG),
      until(async () => expect(await bodiesOf(id)).toHaveLength(1)),
    );
    await handle(webhooks, WEBHOOK, SYSTEM, id, { type: 'remove' });
    await during(
      filling(LONG),
      until(async () => expect(await signingSecrets(webhooks, id)).toEqual([])),
    );
    await during(
      filling(LONG),
      until(async () => expect(await bodiesOf(id)).toEqual([])),
    );
    expect((await waitingOf(webhooks.vault, id)).count).toBe(0);
    expect((await healthOf(webhooks.vault, id)).failingSince).toBeNull();
  });
});
