import { z } from 'zod';
import { ConfirmBody } from '../security.ts';
import { Owner } from '../user.ts';

/** `readModel`: one of those that the rebuilds name; all of them where it is absent. */
export const RebuildBody = ConfirmBody.extend({ readModel: z.string().max(64).optional() });

export const RebuildState = z.enum(['waiting', 'running', 'finished', 'failed']);
export type RebuildState = z.infer<typeof RebuildState>;

/**
 * Why a rebuild ended early. `other-version`: a program of another version keeps the read model. `interrupted`: each process
 * that took it up was stopped. `unexpected`: the log of the process says why.
 */
export const RebuildProblem = z.enum(['other-version', 'log-damaged', 'interrupted', 'unexpected']);
export type RebuildProblem = z.infer<typeof RebuildProblem>;

const RebuiltModel = z.object({ readModel: z.string(), events: z.int(), documents: z.int() });

const RebuildFailure = z.object({ readModel: z.string(), problem: RebuildProblem });

/** A rebuild that an admin asked for. Times are ISO 8601 in UTC. */
export const Rebuild = z.object({
  /** `waiting`: no process has taken it up yet. */
  state: RebuildState,
  /** In the order in which they are made. */
  readModels: z.array(z.string()),
  made: z.array(RebuiltModel),
  /** The read model that is made now; null where none is. */
  current: z.string().nullable(),
  /** The share of the log that is read for it, 0 to 1; null before the first events. */
  share: z.number().nullable(),
  requestedBy: Owner.nullable(),
  requestedAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  failure: RebuildFailure.nullable(),
});
export type Rebuild = z.infer<typeof Rebuild>;

export const Rebuilds = z.object({
  /** The read models that can be made again. */
  readModels: z.array(z.string()),
  /** The latest rebuild; null before the first. */
  latest: Rebuild.nullable(),
});
export type Rebuilds = z.infer<typeof Rebuilds>;
