import type { Logger } from 'pino';
import { startProjectors } from '../processes/projecting/projectors.ts';
import type { Process } from '../processes/runner.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';
import { startProjectorThread } from './projector-thread.ts';

export interface Projecting {
  readonly processes: readonly Process[];
  /** Read models that this process keeps and that have not seen everything yet. */
  behind(): readonly string[];
  /** Lets go of the key of a person who was erased. */
  forget(person: string): void;
}

/** The read models, as the role has it: kept in a thread of their own beside the api, in this one by a projector, not at all elsewhere. */
export function startProjecting(ports: Ports, config: Config, holder: string, logger: Logger): Projecting {
  const forget = (person: string) => ports.keys.forget(person);
  if (config.role === 'all') {
    const thread = startProjectorThread(config);
    ports.log.onAppended(thread.flush);
    const forgetBoth = (person: string) => {
      forget(person);
      thread.forget(person);
    };
    return { processes: thread.processes, behind: thread.behind, forget: forgetBoth };
  }
  if (config.role !== 'projector') return { processes: [], behind: () => [], forget };
  const { feed, store, leases, kafka, log } = ports;
  const parts = { feed, store, log, groupFeed: kafka?.groupFeed, oneOf: { leases, holder }, logger };
  const projectors = startProjectors(parts);
  log.onAppended(projectors.flush);
  return { processes: projectors.processes, behind: projectors.behind, forget };
}
