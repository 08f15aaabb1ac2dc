import { defineAggregate, defineCategory } from '../aggregate.ts';
import { absentBatch, decideBatch, evolveBatch } from './decide.ts';
import { qrBatchEvents } from './events.ts';

/** Codes that were generated together. The batch's id names the stream. */
export const QR_BATCH = defineAggregate(
  defineCategory({ name: 'qr-batch', prefix: 'batch-', key: 'batch id' }, qrBatchEvents),
  {
    initial: absentBatch,
    evolve: evolveBatch,
    decide: decideBatch,
    mayRemember: (batch) => batch !== absentBatch,
  },
);
