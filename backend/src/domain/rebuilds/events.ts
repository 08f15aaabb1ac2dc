import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

/**
 * Why a rebuild ended early. `other-version`: a program of another version keeps the read model. `interrupted`: each process
 * that took it up was stopped. `unexpected`: the log of the process says why.
 */
export const RebuildProblem = z.enum(['other-version', 'log-damaged', 'interrupted', 'unexpected']);
export type RebuildProblem = z.infer<typeof RebuildProblem>;

export const rebuildEvents = [
  defineEvent(
    'RebuildRequested',
    'An admin asked to make read models again from the log, in this order',
    z.object({
      readModels: z.array(z.string()),
      /** The id of the admin. */
      requestedBy: z.string(),
    }),
  ),
  defineEvent(
    'RebuildTakenUp',
    'A process that projects began the rebuild, or goes on with it after a stop',
    z.object({}),
  ),
  defineEvent(
    'ReadModelRebuilt',
    'The next read model of the rebuild was made again, and is the one that is read',
    z.object({ readModel: z.string(), events: z.int(), documents: z.int() }),
  ),
  defineEvent('RebuildFinished', 'Every read model of the rebuild was made again', z.object({})),
  defineEvent(
    'RebuildFailed',
    'The rebuild ended early; the read model, and those after it, are as before',
    z.object({ readModel: z.string(), problem: RebuildProblem }),
  ),
] as const;

export type RebuildEvent = EventOf<typeof rebuildEvents>;
