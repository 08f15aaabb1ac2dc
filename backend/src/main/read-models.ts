import type { Logger } from 'pino';
import { whileHeld } from '../processes/hold-lease.ts';
import { rebuild } from '../processes/rebuild.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Ports } from './ports.ts';
import type { Startup } from './startup.ts';

const DEFINITIONS = PROJECTIONS.map(({ definition }) => definition);

/**
 * Creates what is missing. Who projects also makes those read models anew whose documents are of another version; of
 * several such processes one does it.
 */
export async function prepareReadModels(
  ports: Ports,
  projects: boolean,
  { holder, logger, startup }: { holder: string; logger: Logger; startup: Startup },
): Promise<void> {
  const outdated = () => startup.reach(async () => (await ports.store.prepare(DEFINITIONS)).outdated);
  if ((await outdated()).length === 0) return;
  if (!projects) {
    logger.warn('read models are of another version: a projector of this version will make them anew');
    return;
  }
  const { signal } = startup;
  await whileHeld(ports.leases, { name: 'rebuild', holder, signal }, async (held) => {
    const names = await outdated();
    for (const projection of PROJECTIONS.filter(({ definition }) => names.includes(definition.name))) {
      const events = await rebuild(ports, projection, held.signal);
      logger.info(
        { readModel: projection.definition.name, events },
        'read model rebuilt for its new version',
      );
    }
  });
}
