import type { Logger } from 'pino';
import type { GroupLosses } from '../../ports/group-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';
import { beyondTheLog } from '../clamp-checkpoints.ts';
import type { ProjectorPorts } from './follow-log.ts';
import { rebuildHeld } from './rebuild-held.ts';

type ReadModelPorts = ProjectorPorts & {
  readonly leases: Leases;
  readonly kafka: { readonly groupFeed: GroupLosses } | undefined;
};

interface Start {
  readonly holder: string;
  readonly logger: Logger;
  /** Repeats a request while its engine is away. */
  readonly reach: <T>(ask: () => Promise<T>) => Promise<T>;
  /** Aborts when the start is given up. */
  readonly signal: AbortSignal;
}

const DEFINITIONS = PROJECTIONS.map(({ definition }) => definition);

/**
 * Creates missing collections. A process that projects also rebuilds a read model in four cases: its documents are of
 * another version; they are gone, and its consumer group would never get their events again; the topic no longer has
 * events that its group has still to handle; its checkpoint lies behind the end of a restored log. A read model of
 * a newer version is left alone. Of several such processes one rebuilds. While an engine is away it waits,
 * then repeats what was not finished.
 */
export async function prepareReadModels(
  ports: ReadModelPorts,
  projects: boolean,
  start: Start,
): Promise<void> {
  const { logger, reach } = start;
  if ((await reach(() => staleModels(ports, projects))).length === 0) return;
  if (!projects) {
    logger.warn('read models need a rebuild: a projector of this version rebuilds them');
    return;
  }
  await rebuildHeld(ports, {
    ...start,
    remaining: () => staleModels(ports, true),
    onRebuilt: async ({ definition: { name } }, events) => {
      await ports.kafka?.groupFeed.skipLost(name);
      logger.info({ readModel: name, events }, 'read model rebuilt');
    },
    onLeaseLost: () =>
      logger.warn('lost the rebuild lease, so another process may rebuild read models now: waiting for it'),
  });
}

/** A process that does not project does not ask Kafka, which may be away. */
async function staleModels(
  { store, feed, kafka }: ReadModelPorts,
  projects: boolean,
): Promise<readonly Projection[]> {
  const { outdated, newer } = await store.prepare(DEFINITIONS);
  const stale: Projection[] = [];
  const checkpoints = await Promise.all(DEFINITIONS.map(({ name }) => store.checkpoint(name)));
  const beyond = await beyondTheLog(
    feed,
    checkpoints.filter((checkpoint) => checkpoint !== null),
  );
  for (const [index, projection] of PROJECTIONS.entries()) {
    const { name } = projection.definition;
    const checkpoint = checkpoints[index] ?? null;
    const gone = kafka !== undefined && checkpoint === null;
    const restored = checkpoint !== null && beyond.includes(checkpoint);
    const lost = projects && (await kafka?.groupFeed.hasLost(name));
    if (!newer.includes(name) && (gone || restored || lost || outdated.includes(name)))
      stale.push(projection);
  }
  return stale;
}
