import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expandBatch } from '../../commands/codes/expand-batch.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type EventStore, SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { processCheckpoint } from '../checkpoints.ts';
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
  const reacting = react(fixture, expandBatches(fixture, pino({ level: 'silent' }), 0), stop.signal);
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

describe('the reaction to a batch', () => {
  let batch: { readonly batchId: string; readonly codes: readonly string[] };
  let appended: string[];
  /** A log whose appends are recorded. */
  let log: EventLog;
  beforeEach(async () => {
    batch = { batchId: fixture.random.uuid(), codes: ['AAAAAAAAAA', 'BBBBBBBBBB', 'CCCCCCCCCC'] };
    await handle(fixture, QR_BATCH, SYSTEM, batch.batchId, { type: 'generate', ...batch });
    appended = [];
    const { events, keys } = fixture;
    const appendMany: EventStore['appendMany'] = (appends) => {
      appended.push(...appends.map(({ stream }) => stream));
      return events.appendMany(appends);
    };
    log = new EventLog({ ...events, appendMany }, keys);
  });

  /** Runs the reaction until it is past the batch. `meanwhile` runs beside it. */
  async function reactTo(headStartMs: number, meanwhile = async () => {}) {
    const stop = new AbortController();
    const context = { ...fixture, log };
    const reacting = react(
      context,
      expandBatches(context, pino({ level: 'silent' }), headStartMs),
      stop.signal,
    );
    await meanwhile();
    await vi.waitFor(
      async () => expect(await processCheckpoint(fixture.vault, 'expand-batches')).toBeDefined(),
      20_000,
    );
    stop.abort();
    await reacting;
  }
  const toExpand = () => ({ ...batch, at: fixture.clock.now().toISOString(), actor: SYSTEM });

  it('leaves it to the process that generates it', async () => {
    await reactTo(2_000, async () => {
      await expandBatch(fixture, toExpand());
    });
    expect(appended).toEqual([]);
  });

  it('appends only what is not there', async () => {
    const append = async () => Promise.reject(new EngineUnavailable('event store'));
    const dying = { ...fixture, log: new EventLog({ ...fixture.events, append }, fixture.keys) };
    await expect(expandBatch(dying, toExpand(), (index) => index !== 1)).rejects.toThrow(EngineUnavailable);
    await reactTo(0);
    expect(appended).toEqual([QR_CODE.streamOf('BBBBBBBBBB')]);
    expect(await isExpanded(batch.batchId)).toBe(true);
  });
});
