import { hostname } from 'node:os';
import type { Leases } from '../../ports/lease.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { ProjectorPorts } from '../../processes/projecting/follow-log.ts';
import { rebuildHeld } from '../../processes/projecting/rebuild-held.ts';
import type { Projection } from '../../read-models/projection.ts';
import { createPace } from '../pace.ts';

type Ports = ProjectorPorts & { readonly leases: Leases };

interface Options {
  /** One line for the operator. */
  readonly say: (line: string) => void;
  /** Drops what interrupted rebuilds have left. */
  readonly afresh?: boolean;
  /** Repeats a request while its engine is away. Without it the rebuild ends, and the next run continues it. */
  readonly reach?: <T>(ask: () => Promise<T>) => Promise<T>;
  /** Scans of a snapshot that are folded together, which bounds its memory. */
  readonly scansTogether?: number | undefined;
}

/**
 * Creates missing collections and rebuilds every read model from the log, one after another. The old documents serve
 * until the new ones replace them. Continues after an outage, a lost lease, and an earlier run that was interrupted: what
 * that one had finished stays.
 */
export async function rebuildReadModels(
  ports: Ports,
  projections: readonly Projection[],
  { say, afresh = false, reach = (ask) => ask(), scansTogether }: Options,
): Promise<void> {
  const { store } = ports;
  const pace = await reach(() => createPace(ports.feed, say));
  await reach(() => store.prepare(projections.map(({ definition }) => definition)));
  const remaining = new Set(afresh ? projections : await reach(() => leftBy(store, projections, say)));
  const dropped = new Set<Projection>();
  await rebuildHeld(ports, {
    holder: `${hostname()}:${process.pid}`,
    signal: new AbortController().signal,
    reach,
    remaining: async () => [...remaining],
    // An interruption of this run is continued.
    afresh: (projection) => afresh && dropped.size < dropped.add(projection).size,
    onProgress: (name, reached) => pace.at(name, reached),
    onRebuilt: async (projection, events) => {
      const { name } = projection.definition;
      remaining.delete(projection);
      say(`${name}: ${await store.count(name)} documents from ${events} events`);
    },
    scansTogether,
    onLeaseLost: () => say('lost the rebuild lease: waiting for the process that rebuilds now'),
  });
}

/** Returns all projections, or those that an interrupted run has left: the one that it was at, and those after it. */
async function leftBy(
  store: ReadStore,
  projections: readonly Projection[],
  say: Options['say'],
): Promise<readonly Projection[]> {
  for (const [at, { definition }] of projections.entries()) {
    if ((await store.checkpoint(definition.name, 'next')) === null) continue;
    const done = projections.slice(0, at).map((each) => each.definition.name);
    if (done.length > 0) say(`continues an interrupted rebuild, which had finished ${done.join(', ')}`);
    return projections.slice(at);
  }
  return projections;
}
