import type { Logger } from 'pino';
import { expandBatch } from '../../commands/expand-batch.ts';
import type { LogContext } from '../../commands/handle.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import type { Reaction } from './react.ts';

/** Begins the streams of a generated batch's codes, also where the process that generated it died. */
export const expandBatches = (context: LogContext, logger: Logger): Reaction => ({
  name: 'expand-batches',
  streams: [QR_BATCH.prefix],
  handle: async (event) => {
    if (!QR_BATCH.recognises(event) || event.type !== 'BatchGenerated') return;
    const { batchId, codes } = event.data;
    const taken = await expandBatch(context, { batchId, codes, at: event.at, actor: event.actor });
    if (taken.length > 0)
      logger.error({ batchId, taken }, 'short codes of a batch already belong to another batch');
  },
});
