import type { Logger } from 'pino';
import { ACCOUNT } from '../domain/account/account.ts';
import { startProjectors } from '../processes/projecting/projectors.ts';
import type { Process } from '../processes/runner.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';
import { startProjectorThread } from './projector-thread.ts';

export interface Projecting {
  readonly processes: readonly Process[];
  /** Returns the read models of this process that have not caught up. */
  behind(): readonly string[];
  /** Removes the key of an erased person, and their account, from memory. */
  forget(person: string): void;
}

/** Starts the projectors: in their own thread beside an api, in this thread for the role `projector`, else not. */
export function startProjecting(ports: Ports, config: Config, holder: string, logger: Logger): Projecting {
  const forget = (person: string) => {
    ports.keys.forget(person);
    ports.log.forget(ACCOUNT.streamOf(person));
  };
  if (config.role === 'all') {
    const thread = startProjectorThread(config);
    ports.log.onAppended(thread.hurry);
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
  return { processes: projectors.processes, behind: projectors.behind, forget };
}
