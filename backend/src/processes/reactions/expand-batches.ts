import type { Logger } from 'pino';
import { expandBatch } from '../../commands/expand-batch.ts';
import type { LogContext } from '../../commands/handle.ts';
import { eventsOf } from '../../domain/aggregate.ts';
import { BATCH_STREAMS, qrBatchEvents } from '../../domain/qr-batch/events.ts';
import type { EventCodec } from '../../log/codec.ts';
import type { Reaction } from './react.ts';

const isBatchEvent = eventsOf(qrBatchEvents);

/** Begins the streams of a generated batch's codes, also where the process that generated it died. */
export const expandBatches = (
  context: LogContext & { readonly codec: EventCodec },
  logger: Logger,
): Reaction => ({
  name: 'expand-batches',
  streams: [BATCH_STREAMS],
  handle: async (event) => {
    if (!isBatchEvent(event) || event.type !== 'BatchGenerated') return;
    const { batchId, codes } = event.data;
    const taken = await expandBatch(context, { batchId, codes, at: event.at, actor: event.actor });
    if (taken.length > 0)
      logger.error({ batchId, taken }, 'short codes of a batch already belong to another batch');
  },
});
