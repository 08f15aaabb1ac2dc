import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generateBatch } from '../../commands/generate-batch.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { expandBatches } from './expand-batches.ts';
import { react } from './react.ts';

const AMOUNT = 300;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const isExpanded = async (batchId: string) => (await fixture.log.load(QR_BATCH, batchId)).state.expanded;

it('a batch whose codes get no streams, because the store goes away, is answered, and expanded later', async () => {
  const appendMany = async () => Promise.reject(new EngineUnavailable('event store'));
  const log = new EventLog({ ...fixture.events, appendMany }, fixture.keys);

  const generated = await generateBatch({ ...fixture, log }, SYSTEM, AMOUNT);

  if (!generated.ok) throw new Error('the batch was refused');
  const { batchId, codes } = generated.value;
  expect(new Set(codes).size).toBe(AMOUNT);
  expect(await isExpanded(batchId)).toBe(false);

  const stop = new AbortController();
  const reacting = react(fixture, expandBatches(fixture, pino({ level: 'silent' })), stop.signal);
  await vi.waitFor(async () => expect(await isExpanded(batchId)).toBe(true), 5000);
  stop.abort();
  await reacting;
  for (const code of codes) expect((await fixture.log.load(QR_CODE, code)).revision, code).toBe(0);
});

it('a batch that is not in the log is not answered', async () => {
  const append = async () => Promise.reject(new EngineUnavailable('event store'));
  const log = new EventLog({ ...fixture.events, append }, fixture.keys);

  await expect(generateBatch({ ...fixture, log }, SYSTEM, AMOUNT)).rejects.toThrow(EngineUnavailable);
});
