import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { ACCOUNT } from '../../src/domain/account/account.ts';
import type { DomainEvent } from '../../src/domain/event.ts';
import { HOUSE } from '../../src/domain/event.ts';
import { INSTALLATION } from '../../src/domain/installation/installation.ts';
import { QR_BATCH } from '../../src/domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { WEBHOOK } from '../../src/domain/webhook/webhook.ts';
import type { EventLog } from '../../src/log/event-log.ts';
import { readConfig } from '../../src/main/config.ts';
import { openPorts } from '../../src/main/ports.ts';
import { type Expected, SYSTEM } from '../../src/ports/event-store.ts';

const CHUNK = 500;

/** Adds many events to the streams of a code, its batch, the first admin and a webhook. Returns the batch. */
export async function lengthen(
  dataDir: string,
  { code, webhook, events }: { readonly code: string; readonly webhook: string; readonly events: number },
): Promise<string> {
  const logger = pino({ level: 'silent' });
  const ports = await openPorts(readConfig({ DATA_DIR: dataDir }), 'http://localhost', logger);
  const { log } = ports;
  const name = (index: number) => ({ person: HOUSE, name: `name ${index}` });
  const { state, revision } = await log.load(QR_CODE, code);
  await addTo(log, QR_CODE.streamOf(code), revision, events, (index) => ({
    type: 'CodeNamed',
    data: name(index),
  }));
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
  await ports.close();
  return state.batchId;
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
