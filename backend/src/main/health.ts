import type { Logger } from 'pino';
import type { Health } from '../http/health.ts';
import { EngineFailure } from '../ports/errors.ts';
import { failuresOf } from '../ports/failure-log.ts';
import type { Engine } from '../processes/report/engine-health.ts';
import type { Process } from '../processes/runner.ts';
import type { Role } from './config.ts';
import type { Ports } from './ports.ts';

type Pinged = Pick<Ports, 'events' | 'store' | 'vault' | 'kafka'> & Partial<Pick<Ports, 'files'>>;

/** Returns the engines that a role needs. An api needs no Kafka, whose outage only delays the read models. */
export function enginesOf(
  { events, store, vault, files, kafka }: Pinged,
  role: Role,
): Readonly<Record<string, Engine>> {
  const kept = { 'event store': events, 'read store': store, vault };
  const served = files && (role === 'all' || role === 'api') ? { ...kept, files } : kept;
  return kafka && role !== 'api' ? { ...served, kafka } : served;
}

/** Reports engines that are away, processes that have stopped, and read models that are catching up. */
export function healthOf(
  ports: Pinged,
  role: Role,
  processes: readonly Process[],
  behind: () => readonly string[],
  logger: Logger,
): Health {
  const engines = Object.entries(enginesOf(ports, role));
  return {
    problems: async () => {
      const pings = engines.map(([name, engine]) =>
        engine.ping().then(
          () => [],
          (error: unknown) => {
            failuresOf(logger).report(error, `${name} does not answer`);
            return [`${name} does not answer${why(error)}`];
          },
        ),
      );
      const away = (await Promise.all(pings)).flat();
      const stopped = processes.flatMap(({ name, failure }) => {
        const error = failure();
        return error ? [`${name} has stopped${why(error)}`] : [];
      });
      return [...away, ...stopped, ...behind().map((name) => `${name} is catching up`)];
    },
  };
}

const why = (error: unknown) => (error instanceof EngineFailure ? `: ${error.reason}` : '');
