import type { Logger } from 'pino';
import type { Health } from '../../http/edge/server/health.ts';
import { EngineFailure } from '../../ports/errors.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import type { Engine } from '../../processes/report/engine-health.ts';
import { refusedWrites, type Written } from '../../processes/report/refused-writes.ts';
import type { Process } from '../../processes/runner.ts';
import type { Ports } from '../ports.ts';
import type { Role } from '../settings/config.ts';
import { SparedLog } from './spared-log.ts';

const LOG = 'event store';

type Pinged = Pick<Ports, 'events' | 'store' | 'vault' | 'kafka'> & Partial<Pick<Ports, 'files'>>;

/** Returns the engines that a role needs. An api needs no Kafka, whose outage only delays the read models. */
export function enginesOf(
  { events, store, vault, files, kafka }: Pinged,
  role: Role,
): Readonly<Record<string, Engine>> {
  const kept = { [LOG]: events, 'read store': store, vault };
  const served = files && (role === 'all' || role === 'api') ? { ...kept, files } : kept;
  return kafka && role !== 'api' ? { ...served, kafka } : served;
}

interface Watched {
  /** May grow after the call. */
  readonly processes: readonly Process[];
  readonly written: readonly Written[];
  readonly behind?: () => readonly string[];
  /** Present where scans are kept in it while the log is away. */
  readonly spool?: Pick<ScanSpool, 'proveWrite'> | undefined;
}

/**
 * Reports engines that are away, stores that take no writes, processes that have stopped, and read models that are catching
 * up. Work that is tried again is reported beside them: the others go on. So is a log that is away, where scans are kept.
 */
export function healthOf(
  ports: Pinged,
  role: Role,
  { processes, written, behind = () => [], spool }: Watched,
  logger: Logger,
): Health {
  const spared = spool && new SparedLog(LOG, spool, logger);
  const engines = Object.entries(enginesOf(ports, role));
  return {
    problems: async () => {
      const pings = engines.map(([name, engine]) =>
        engine.ping().then(
          () => [],
          (error: unknown) => {
            failuresOf(logger).report(error, `${name} does not answer`);
            return [{ name, problem: `${name} does not answer${why(error)}` }];
          },
        ),
      );
      const [away, refused] = await Promise.all([Promise.all(pings), refusedWrites(written)]);
      const stopped = processes.flatMap(({ name, failure }) => {
        const error = failure();
        return error ? [`${name} has stopped${why(error)}`] : [];
      });
      const failing = [
        ...away.flat(),
        ...refused.map(({ name, problem }) => ({ name, problem: `${name} takes no writes: ${problem}` })),
      ];
      const isSpared = await spared?.spares(failing.find(({ name }) => name === LOG)?.problem);
      return [
        ...failing.flatMap(({ name, problem }) => (isSpared && name === LOG ? [] : [problem])),
        ...stopped,
        ...behind().map((name) => `${name} is catching up`),
      ];
    },
    retrying: () => [
      ...(spared?.retrying() ?? []),
      ...processes.flatMap((process) => process.retrying?.() ?? []),
    ],
  };
}

const why = (error: unknown) => (error instanceof EngineFailure ? `: ${error.reason}` : '');
