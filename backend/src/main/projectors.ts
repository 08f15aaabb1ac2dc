import type { Logger } from 'pino';
import { gathering } from '../processes/gathering.ts';
import { whileHeld } from '../processes/hold-lease.ts';
import { follow } from '../processes/project.ts';
import { followGroup } from '../processes/project-group.ts';
import { type Process, startProcess } from '../processes/runner.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Projection } from '../read-models/projection.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';

export interface Projectors {
  readonly processes: readonly Process[];
  /** Read models that this process keeps and that have not seen everything yet. */
  behind(): readonly string[];
}

type Work = (projection: Projection, signal: AbortSignal, onCaughtUp: () => void) => Promise<void>;

/**
 * One projector a read model. With Kafka all processes share the work of each; without, one follows the event store's own
 * feed, and where several processes project, the others stand by.
 */
export function startProjectors(
  ports: Ports,
  { role, kafka }: Config,
  holder: string,
  logger: Logger,
): Projectors {
  const behind = new Set<string>();
  const work = kafka ? sharing(ports, kafka.topic) : following(ports);
  const alone = kafka !== undefined || role === 'all';
  const processes = PROJECTIONS.map((projection) => {
    const name = `project-${projection.definition.name}`;
    const run = (signal: AbortSignal) => {
      behind.add(projection.definition.name);
      return work(projection, signal, () => behind.delete(projection.definition.name));
    };
    return startProcess(name, logger, (signal) =>
      alone ? run(signal) : whileHeld(ports.leases, { name, holder, signal }, (held) => run(held.signal)),
    );
  });
  return { processes, behind: () => [...behind] };
}

const following =
  (ports: Ports): Work =>
  (projection, signal, onCaughtUp) =>
    follow(ports, projection, {
      signal,
      gather: gathering(ports.log),
      onProgress: ({ caughtUp }) => {
        if (caughtUp) onCaughtUp();
        return true;
      },
    });

/** Groups are the broker's, not a topic's: two installations on one broker have their own by the names of their topics. */
function sharing(ports: Ports, topic = ''): Work {
  const { kafka } = ports;
  if (!kafka) throw new Error('There is no Kafka to share the work through');
  return (projection, signal, onCaughtUp) =>
    followGroup({ ...ports, groupFeed: kafka.groupFeed }, projection, {
      group: `${topic}.${projection.definition.name}`,
      signal,
      onProgress: ({ caughtUp }) => {
        if (caughtUp) onCaughtUp();
      },
    });
}
