import type { Logger } from 'pino';
import type { KafkaGroupFeed } from '../../adapters/kafka/group-feed.ts';
import type { Ports } from '../../main/ports.ts';
import type { Startup } from '../../main/startup.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import type { Projection } from '../../read-models/projection.ts';
import { whileHeld } from '../hold-lease.ts';
import { rebuild } from './rebuild.ts';

type ReadModelPorts = Pick<Ports, 'store' | 'leases' | 'feed' | 'log'> & {
  readonly kafka: { readonly groupFeed: Pick<KafkaGroupFeed, 'hasLost' | 'skipLost'> } | undefined;
};

interface Start {
  readonly holder: string;
  readonly logger: Logger;
  readonly startup: Startup;
}

const DEFINITIONS = PROJECTIONS.map(({ definition }) => definition);

/**
 * Creates what is missing. Who projects also makes those read models anew whose documents are of another version, or
 * gone behind a consumer group that would never be given their events again, or whose group has still to handle events that
 * its topic no longer has; of several such processes one does it. An
 * engine that goes away meanwhile is waited for, and what was not finished is done again.
 */
export async function prepareReadModels(
  ports: ReadModelPorts,
  projects: boolean,
  start: Start,
): Promise<void> {
  const { startup } = start;
  if ((await startup.reach(() => staleModels(ports, projects))).length === 0) return;
  if (!projects) {
    start.logger.warn('read models are to be made anew: a projector of this version will do it');
    return;
  }
  while (await startup.reach(() => makeAnew(ports, start)))
    start.logger.warn('another process may make read models anew now, as this one was late: waiting for it');
}

/** True when the lease was lost before the end: somebody else may be at it, and there may be something left to do. */
async function makeAnew(
  ports: ReadModelPorts,
  { holder, logger, startup: { signal } }: Start,
): Promise<boolean> {
  let lost = false;
  await whileHeld(ports.leases, { name: 'rebuild', holder, signal }, async (held) => {
    try {
      for (const projection of await staleModels(ports, true)) {
        const { name } = projection.definition;
        const events = await rebuild(ports, projection, held.signal);
        await ports.kafka?.groupFeed.skipLost(name);
        logger.info({ readModel: name, events }, 'read model made anew');
      }
    } catch (error) {
      if (error instanceof EngineUnavailable || held.stillHeld()) throw error;
      lost = true;
    }
  });
  return lost && !signal.aborted;
}

/** Who does not project does not ask Kafka, which may be away. */
async function staleModels(
  { store, kafka }: ReadModelPorts,
  projects: boolean,
): Promise<readonly Projection[]> {
  const { outdated } = await store.prepare(DEFINITIONS);
  const stale: Projection[] = [];
  for (const projection of PROJECTIONS) {
    const { name } = projection.definition;
    const gone = kafka !== undefined && (await store.checkpoint(name)) === null;
    const lost = projects && (await kafka?.groupFeed.hasLost(name));
    if (gone || lost || outdated.includes(name)) stale.push(projection);
  }
  return stale;
}
