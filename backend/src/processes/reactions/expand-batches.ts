import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import type { Logger } from 'pino';
import { expandBatch } from '../../commands/codes/expand-batch.ts';
import type { LogContext } from '../../commands/handle.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Reaction } from './react.ts';

/**
 * Milliseconds that the process which generated a batch has to expand it alone. Two that send the same appends to
 * EventStoreDB hold each other up.
 */
const HEAD_START_MS = 5_000;

/** Reads under way at once. */
const READS = 8;

/** Begins the streams of a generated batch's codes where the process that generated it died. It skips those that are there. */
export const expandBatches = (
  context: LogContext,
  logger: Logger,
  headStartMs = HEAD_START_MS,
): Reaction => ({
  name: 'expand-batches',
  streams: [QR_BATCH.prefix],
  types: ['BatchGenerated'],
  handle: async (event, signal) => {
    if (!QR_BATCH.recognises(event) || event.type !== 'BatchGenerated') return;
    const { batchId, codes } = event.data;
    if (await isExpanded(context, batchId)) return;
    const left = Date.parse(event.at) + headStartMs - context.clock.now().getTime();
    await sleep(Math.min(Math.max(left, 0), headStartMs), undefined, { signal }).catch(() => undefined);
    if (signal.aborted || (await isExpanded(context, batchId))) return;
    const missing = await pMap(codes, (code) => isMissing(context, batchId, code), { concurrency: READS });
    const batch = { batchId, codes, at: event.at, actor: event.actor };
    const taken = await expandBatch(context, batch, (index) => missing[index] === true);
    if (taken.length > 0)
      logger.error({ batchId, taken }, 'short codes of a batch already belong to another batch');
  },
});

const isExpanded = async ({ log }: LogContext, batchId: string): Promise<boolean> =>
  (await log.load(QR_BATCH, batchId, { passing: true })).state.expanded;

/** True also for a code of another batch, so that the append finds it taken. */
const isMissing = async ({ log }: LogContext, batchId: string, code: string): Promise<boolean> =>
  (await log.load(QR_CODE, code, { passing: true })).state.batchId !== batchId;
