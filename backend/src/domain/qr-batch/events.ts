import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';

export const qrBatchEvents = [
  defineEvent(
    'BatchGenerated',
    'An admin generated codes; a process creates a stream for each',
    z.object({ batchId: z.string(), codes: z.array(z.string()) }),
  ),
  defineEvent(
    'BatchImported',
    'Codes that were printed elsewhere were taken over; `size` is their number',
    z.object({ batchId: z.string(), size: z.int() }),
  ),
  defineEvent('BatchExpanded', 'Every code of the batch has its stream', z.object({ batchId: z.string() })),
  defineEvent(
    'BatchNamed',
    'An admin named the batch; an empty name removes it',
    z.object({ person: Person, name: personal(z.string()) }),
  ),
  defineEvent(
    'BatchNoted',
    'An admin noted something about the batch; an empty note removes it',
    z.object({ person: Person, note: personal(z.string()) }),
  ),
] as const;

export type QrBatchEvent = EventOf<typeof qrBatchEvents>;
