import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QR_BATCH, QR_CODE } from '../domain/aggregates.ts';
import { batchStream } from '../domain/qr-batch/events.ts';
import { codeStream } from '../domain/qr-code/events.ts';
import { EventLog } from '../log/event-log.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { expandBatches } from '../processes/reactions/expand-batches.ts';
import { react } from '../processes/reactions/react.ts';
import { openWorkshop, type Workshop } from '../testing/workshop.ts';
import { generateBatch } from './generate-batch.ts';
import { SYSTEM } from './handle.ts';

const AMOUNT = 300;

let workshop: Workshop;
beforeEach(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

const isExpanded = async (batchId: string) =>
  (await workshop.log.load(QR_BATCH, batchStream(batchId))).state.expanded;

it('a batch whose codes get no streams, because the store goes away, is answered, and expanded later', async () => {
  const appendMany = async () => Promise.reject(new EngineUnavailable('event store'));
  const log = new EventLog({ ...workshop.events, appendMany }, workshop.codec);

  const generated = await generateBatch({ ...workshop, log }, SYSTEM, AMOUNT);

  if (!generated.ok) throw new Error('the batch was refused');
  const { batchId, codes } = generated.value;
  expect(new Set(codes).size).toBe(AMOUNT);
  expect(await isExpanded(batchId)).toBe(false);

  const stop = new AbortController();
  const reacting = react(workshop, expandBatches(workshop, pino({ level: 'silent' })), stop.signal);
  await vi.waitFor(async () => expect(await isExpanded(batchId)).toBe(true), 5000);
  stop.abort();
  await reacting;
  for (const code of codes)
    expect((await workshop.log.load(QR_CODE, codeStream(code))).revision, code).toBe(0);
});

it('a batch that is not in the log is not answered', async () => {
  const append = async () => Promise.reject(new EngineUnavailable('event store'));
  const log = new EventLog({ ...workshop.events, append }, workshop.codec);

  await expect(generateBatch({ ...workshop, log }, SYSTEM, AMOUNT)).rejects.toThrow(EngineUnavailable);
});
