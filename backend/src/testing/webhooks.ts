import { openOutbound } from '../adapters/https/outbound.ts';
import { handle } from '../commands/handle.ts';
import { newSecret } from '../commands/webhooks/secrets.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { SCANS } from '../domain/scans/events.ts';
import { packScans } from '../domain/scans/pack.ts';
import type { WebhookType } from '../domain/webhook/events.ts';
import { WEBHOOK } from '../domain/webhook/webhook.ts';
import { type Expected, SYSTEM } from '../ports/event-store.ts';
import { openFixture } from './fixture.ts';

const phone = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;

/** The embedded ports with the time of this machine, which tests advance: the vault expires records by that time. */
export async function openWebhooks() {
  const fixture = await openFixture();
  let ahead = 0;
  const context = {
    ...fixture,
    clock: { now: () => new Date(Date.now() + ahead) },
    outbound: openOutbound({ allowPrivate: true }),
  };
  let scans: Expected = 'none';
  return {
    ...context,
    passTime: (minutes: number) => {
      ahead += minutes * 60_000;
    },
    addWebhook: async (url: string, ...types: WebhookType[]) => {
      const id = fixture.random.uuid();
      const secret = await newSecret(context, id);
      await handle(context, WEBHOOK, SYSTEM, id, { type: 'add', target: { url, description: '', types } });
      return { id, secret };
    },
    /** A code that is claimed, by the process of a log. */
    claimedCode: async (code: string, log = fixture.log) => {
      const at = context.clock.now().toISOString();
      const event = (type: string, data: object) => ({
        type,
        data: { ...data },
        id: fixture.random.uuid(),
        at,
        actor: SYSTEM,
      });
      const events = [
        event('CodeGenerated', { batchId: 'batch-1', index: 0 }),
        event('CodeApproved', {}),
        event('CodeClaimed', { userId: 'ada' }),
      ];
      await log.append({ stream: QR_CODE.streamOf(code), expected: 'none', events });
    },
    scan: async (...codes: string[]) => {
      const now = context.clock.now();
      const shared = { at: now.getTime(), client: phone, referrer: undefined, batch: 'batch-1' };
      const data = packScans(codes.map((code) => ({ ...shared, code })));
      const id = fixture.random.uuid();
      const event = { type: 'ScansRecorded', data, id, at: now.toISOString(), actor: SYSTEM };
      const outcome = await fixture.log.append({
        stream: SCANS.streamOf('0'),
        expected: scans,
        events: [event],
      });
      if (outcome.ok) scans = outcome.revision;
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;

/** Runs a process until the work is done, and waits for its end. */
export async function during(
  run: (signal: AbortSignal) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const stopped = new AbortController();
  const running = run(stopped.signal);
  try {
    await Promise.race([work(), running.then(() => Promise.reject(new Error('it ended by itself')))]);
  } finally {
    stopped.abort();
    await running.catch(() => undefined);
  }
}
