import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { requestBulkAction } from '../../src/commands/bulk/request.ts';
import { messageId } from '../../src/commands/webhooks/message.ts';
import { keep } from '../../src/commands/webhooks/messages.ts';
import { ACCOUNT } from '../../src/domain/account/account.ts';
import type { DomainEvent } from '../../src/domain/event.ts';
import { PRODUCT } from '../../src/domain/event.ts';
import { INSTALLATION } from '../../src/domain/installation/installation.ts';
import { QR_BATCH } from '../../src/domain/qr-batch/qr-batch.ts';
import { keyOfUpload } from '../../src/domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { WEBHOOK } from '../../src/domain/webhook/webhook.ts';
import type { EventLog } from '../../src/log/event-log.ts';
import { openPorts, type Ports } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { type Expected, SYSTEM } from '../../src/ports/event-store.ts';
import type { Vault } from '../../src/ports/vault.ts';

const CHUNK = 500;

/** What `lengthen` made: a batch, a picture of the code, and a bulk action that the next start runs. */
interface Lengthened {
  readonly batch: string;
  readonly image: string;
  readonly action: string;
}

/**
 * Adds many events to the streams of a code, its batch, the first admin and a webhook. The webhook also gets as many
 * messages, and an action gets ten times as many codes.
 */
export async function lengthen(
  dataDir: string,
  { code, webhook, events }: { readonly code: string; readonly webhook: string; readonly events: number },
): Promise<Lengthened> {
  const logger = pino({ level: 'silent' });
  const ports = await openPorts(readConfig({ DATA_DIR: dataDir }), 'http://localhost', logger);
  const { log } = ports;
  const name = (index: number) => ({ person: PRODUCT, name: `name ${index}` });
  const { state, revision } = await log.load(QR_CODE, code);
  const image = keyOfUpload(code, 'picture', 'png');
  await ports.files.put(image, 'image/png', Buffer.alloc(20_000));
  await addTo(log, QR_CODE.streamOf(code), revision, events, (index) =>
    index === 0
      ? { type: 'ImageAttached', data: { person: PRODUCT, image } }
      : { type: 'CodeNamed', data: name(index) },
  );
  const batch = await log.load(QR_BATCH, state.batchId);
  await addTo(log, QR_BATCH.streamOf(state.batchId), batch.revision, events, (index) => ({
    type: 'BatchNamed',
    data: name(index),
  }));
  const { firstAdmin } = (await log.load(INSTALLATION, '')).state;
  const account = await log.load(ACCOUNT, firstAdmin ?? '');
  await addTo(log, ACCOUNT.streamOf(firstAdmin ?? ''), account.revision, events, (index) => ({
    type: 'SignedIn',
    data: { sessionId: `session ${index}` },
  }));
  const hook = await log.load(WEBHOOK, webhook);
  await addTo(log, WEBHOOK.streamOf(webhook), hook.revision, events, () => ({
    type: 'WebhookSecretRotated',
    data: {},
  }));
  await deliver(ports.vault, webhook, events);
  const action = await request(ports, events * 10);
  await ports.close();
  return { batch: state.batchId, image, action };
}

/** Keeps messages that a webhook got, as large as those of a claim, each with one try. */
async function deliver(vault: Vault, webhook: string, count: number): Promise<void> {
  const createdAt = new Date().toISOString();
  const attempts = [{ at: createdAt, status: 200, ms: 90, error: null, answer: 'ok' }];
  const body = JSON.stringify({
    type: 'code.claimed',
    timestamp: createdAt,
    data: { code: 'x'.repeat(200) },
  });
  const message = { type: 'code.claimed', createdAt, body, dueAt: null, tries: 1, attempts };
  for (let index = 0; index < count; index += 1)
    await keep(vault, webhook, {
      ...message,
      status: 'delivered',
      id: messageId(createdAt, `message ${index}`),
    });
}

/** Requests a change of codes, none of which there is. */
async function request(ports: Ports, count: number): Promise<string> {
  const id = randomUUID();
  const codes = Array.from({ length: count }, (_, index) => `Z${String(index).padStart(9, '0')}`);
  const asked = { action: 'approve', note: '', tags: [], filter: null, codes } as const;
  const requested = await requestBulkAction(ports, SYSTEM, id, asked);
  if (!requested.ok) throw new Error(`the action was refused: ${requested.refusal.code}`);
  return id;
}

async function addTo(
  log: EventLog,
  stream: string,
  revision: Expected,
  count: number,
  event: (index: number) => DomainEvent,
): Promise<void> {
  const at = new Date().toISOString();
  let expected = revision;
  for (let first = 0; first < count; first += CHUNK) {
    const indexes = Array.from({ length: Math.min(CHUNK, count - first) }, (_, index) => first + index);
    const events = indexes.map((index) => ({ ...event(index), id: randomUUID(), at, actor: SYSTEM }));
    const outcome = await log.append({ stream, expected, events });
    if (!outcome.ok) throw new Error(`${stream} is at another revision`);
    expected = outcome.revision;
  }
}
