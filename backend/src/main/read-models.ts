import type { Logger } from 'pino';
import { EngineUnavailable } from '../ports/errors.ts';
import { whileHeld } from '../processes/hold-lease.ts';
import { rebuild } from '../processes/rebuild.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Projection } from '../read-models/projection.ts';
import type { Ports } from './ports.ts';
import type { Startup } from './startup.ts';

type ReadModelPorts = Pick<Ports, 'store' | 'kafka' | 'leases' | 'feed' | 'codec'>;

interface Start {
  readonly holder: string;
  readonly logger: Logger;
  readonly startup: Startup;
}

const DEFINITIONS = PROJECTIONS.map(({ definition }) => definition);

/**
 * Creates what is missing. Who projects also makes those read models anew whose documents are of another version, or
 * gone behind a consumer group that would never be given their events again; of several such processes one does it. An
 * engine that goes away meanwhile is waited for, and what was not finished is done again.
 */
export async function prepareReadModels(
  ports: ReadModelPorts,
  projects: boolean,
  start: Start,
): Promise<void> {
  const { startup } = start;
  if ((await startup.reach(() => staleModels(ports))).length === 0) return;
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
      for (const projection of await staleModels(ports)) {
        const events = await rebuild(ports, projection, held.signal);
        logger.info({ readModel: projection.definition.name, events }, 'read model made anew');
      }
    } catch (error) {
      if (error instanceof EngineUnavailable || held.stillHeld()) throw error;
      lost = true;
    }
  });
  return lost && !signal.aborted;
}

async function staleModels({ store, kafka }: ReadModelPorts): Promise<readonly Projection[]> {
  const { outdated } = await store.prepare(DEFINITIONS);
  const stale: Projection[] = [];
  for (const projection of PROJECTIONS) {
    const { name } = projection.definition;
    const lost = kafka !== undefined && (await store.checkpoint(name)) === null;
    if (lost || outdated.includes(name)) stale.push(projection);
  }
  return stale;
}
