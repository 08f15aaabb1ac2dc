import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const qrBatchEvents = [
  defineEvent(
    'BatchGenerated',
    'An admin generated codes; a process creates a stream for each',
    z.object({ batchId: z.string(), codes: z.array(z.string()) }),
  ),
  defineEvent('BatchExpanded', 'Every code of the batch has its stream', z.object({ batchId: z.string() })),
] as const;

export type QrBatchEvent = EventOf<typeof qrBatchEvents>;
