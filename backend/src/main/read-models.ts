import type { Logger } from 'pino';
import { whileHeld } from '../processes/hold-lease.ts';
import { rebuild } from '../processes/rebuild.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Projection } from '../read-models/projection.ts';
import type { Ports } from './ports.ts';
import type { Startup } from './startup.ts';

const DEFINITIONS = PROJECTIONS.map(({ definition }) => definition);

/**
 * Creates what is missing. Who projects also makes those read models anew whose documents are of another version, or
 * gone behind a consumer group that would never be given their events again; of several such processes one does it.
 */
export async function prepareReadModels(
  ports: Ports,
  projects: boolean,
  { holder, logger, startup }: { holder: string; logger: Logger; startup: Startup },
): Promise<void> {
  const stale = () => startup.reach(() => staleModels(ports));
  if ((await stale()).length === 0) return;
  if (!projects) {
    logger.warn('read models are to be made anew: a projector of this version will do it');
    return;
  }
  const { signal } = startup;
  await whileHeld(ports.leases, { name: 'rebuild', holder, signal }, async (held) => {
    for (const projection of await stale()) {
      const events = await rebuild(ports, projection, held.signal);
      logger.info({ readModel: projection.definition.name, events }, 'read model made anew');
    }
  });
}

async function staleModels({ store, kafka }: Ports): Promise<readonly Projection[]> {
  const { outdated } = await store.prepare(DEFINITIONS);
  const stale: Projection[] = [];
  for (const projection of PROJECTIONS) {
    const { name } = projection.definition;
    const lost = kafka !== undefined && (await store.checkpoint(name)) === null;
    if (lost || outdated.includes(name)) stale.push(projection);
  }
  return stale;
}
