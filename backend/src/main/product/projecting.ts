import type { Logger } from 'pino';
import type { ReadStore } from '../../ports/read-store.ts';
import { giveMemoryBack } from '../../processes/give-memory-back.ts';
import { startProjectors } from '../../processes/projecting/projectors.ts';
import { startRebuilds } from '../../processes/projecting/run-rebuilds.ts';
import type { Process } from '../../processes/runner.ts';
import type { Ports } from '../ports.ts';
import type { Config } from '../settings/config.ts';
import { withCommitSignal } from './commit-signal-store.ts';
import { startProjectorThread } from './projector-thread.ts';

export interface Projecting {
  /** The read store, which says when the projectors of this process have committed. */
  readonly store: ReadStore;
  readonly processes: readonly Process[];
  /** Returns the read models of this process that have not caught up. */
  behind(): readonly string[];
  /** Returns how many events each projector of this process has handled. */
  handled(): Readonly<Record<string, number>>;
  /** Removes the key of an erased person from memory, and what it opened, or everybody's. */
  forget(person?: string): void;
}

/** Starts the projectors: in their own thread beside an api, in this thread for the role `projector`, else not. */
export function startProjecting(ports: Ports, config: Config, holder: string, logger: Logger): Projecting {
  const forget = (person?: string) => ports.keys.forget(person);
  if (config.role === 'all') {
    const { store, tell } = withCommitSignal(ports.store);
    // The reactions, and all other followers, have passed the same long log in this thread, and left as much.
    const thread = startProjectorThread({ config, holder }, tell, () => void giveMemoryBack());
    ports.log.onAppended((stream) => thread.hurry([stream]));
    const forgetBoth = (person?: string) => {
      forget(person);
      thread.forget(person);
    };
    const { processes, behind, handled } = thread;
    return { store, processes, behind, handled, forget: forgetBoth };
  }
  const { feed, store, leases, kafka, log, tracing } = ports;
  if (config.role !== 'projector')
    return { store, processes: [], behind: () => [], handled: () => ({}), forget };
  const oneOf = { leases, holder };
  const parts = { feed, store, log, groupFeed: kafka?.groupFeed, oneOf, fills: oneOf, logger, tracing };
  const { processes, behind, handled } = startProjectors(parts);
  const rebuilds = startRebuilds({ ...ports, holder, logger });
  return { store, processes: [...processes, rebuilds], behind, handled, forget };
}
