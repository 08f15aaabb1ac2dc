import type { Logger } from 'pino';
import { handle, type LogContext } from '../../commands/handle.ts';
import { ONLY } from '../../domain/aggregate.ts';
import type { RebuildCommand } from '../../domain/rebuilds/decide.ts';
import { REBUILDS } from '../../domain/rebuilds/rebuilds.ts';
import { isUnderWay, remainingIn } from '../../domain/rebuilds/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { Leases } from '../../ports/lease.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';
import { mayPass, type Process, startProcess } from '../runner.ts';
import type { ProjectorPorts } from './follow-log.ts';
import { rebuildHeld } from './rebuild-held.ts';
import { problemOf, projectionsOf } from './remaining-models.ts';

export interface RebuildParts extends ProjectorPorts, LogContext {
  readonly leases: Leases;
  readonly holder: string;
  readonly logger: Logger;
}

/**
 * Starts what makes read models again when an admin asks for it, beside the projectors. Of several processes the holder of
 * the lease does it. What was under way at a stop goes on at the next start.
 */
export function startRebuilds(parts: RebuildParts): Process {
  const run = rebuilderOf(parts);
  return startProcess('rebuilds', parts.logger, async (signal, { worked }) => {
    let isFirst = true;
    const subscription = { after: 'now', streams: [REBUILDS.prefix], signal } as const;
    for await (const { events } of parts.feed.subscribe(subscription)) {
      if (isFirst || events.length > 0) await run(signal);
      isFirst = false;
      worked();
    }
  });
}

/**
 * Returns what does the latest rebuild that an admin asked for, unless it has ended. It records a failure that waiting does
 * not mend, and rejects with any other. It may then be called again.
 */
export function rebuilderOf(parts: RebuildParts): (signal: AbortSignal) => Promise<void> {
  const { log, store, holder, logger } = parts;
  const record = (command: RebuildCommand) => handle(parts, REBUILDS, SYSTEM, ONLY, command);
  const latest = async () => (await log.load(REBUILDS, ONLY, { fresh: true })).state;
  /** The number of the rebuild that this process has taken up. */
  let taken = 0;
  let interrupted: string | undefined;

  async function remaining(): Promise<readonly Projection[]> {
    const found = await latest();
    const [current] = remainingIn(found);
    interrupted = found.tries > 0 ? current : undefined;
    if (taken === found.number || !isUnderWay(found)) return projectionsOf(found);
    const takenUp = await record({ type: 'takeUp' });
    if (!takenUp.ok) throw new Error(`the rebuild could not be taken up: ${takenUp.refusal.code}`);
    taken = found.number;
    const { state } = takenUp.value;
    // It was given up, because it was stopped too often.
    if (current !== undefined && !isUnderWay(state)) await dropUnfinished(parts, current);
    return projectionsOf(state);
  }

  async function onRebuilt({ definition: { name: readModel } }: Projection, events: number): Promise<void> {
    const documents = await store.count(readModel);
    const recorded = await record({ type: 'recordMade', readModel, events, documents });
    if (!recorded.ok) throw new Error(`${readModel} could not be recorded: ${recorded.refusal.code}`);
  }

  return async (signal) => {
    if (!isUnderWay(await latest())) return;
    try {
      await rebuildHeld(parts, {
        holder,
        signal,
        isGentle: true,
        reach: (ask) => ask(),
        remaining,
        // What an earlier rebuild has left is dropped.
        afresh: ({ definition }) => definition.name !== interrupted,
        onRebuilt,
        onLeaseLost: () => logger.warn('lost the rebuild lease: waiting for the process that rebuilds now'),
      });
    } catch (error) {
      if (signal.aborted || mayPass(error)) throw error;
      failuresOf(logger).report(error, 'the rebuild that an admin asked for failed');
      const [failed] = remainingIn(await latest());
      if (failed !== undefined) await dropUnfinished(parts, failed);
      await record({ type: 'fail', problem: problemOf(error) });
    }
  };
}

/** Empties the new generation, which else would take room, and look like a rebuild under way. A newer version's stays. */
async function dropUnfinished({ store }: Pick<RebuildParts, 'store'>, readModel: string): Promise<void> {
  const definition = PROJECTIONS.find((each) => each.definition.name === readModel)?.definition;
  if (definition) await store.beginRebuild(definition, { afresh: true }).catch(() => undefined);
}
