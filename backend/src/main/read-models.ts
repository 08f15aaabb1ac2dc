import type { Logger } from 'pino';
import { rebuild } from '../processes/rebuild.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Ports } from './ports.ts';

/** Creates what is missing, and makes those read models anew whose documents are of another version. */
export async function prepareReadModels(ports: Ports, logger: Logger): Promise<void> {
  const { outdated } = await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  for (const projection of PROJECTIONS.filter(({ definition }) => outdated.includes(definition.name))) {
    const events = await rebuild(ports, projection, new AbortController().signal);
    logger.info({ readModel: projection.definition.name, events }, 'read model rebuilt for its new version');
  }
}
