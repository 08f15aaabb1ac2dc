import type { Health } from '../http/health.ts';
import type { Process } from '../processes/runner.ts';
import type { Ports } from './ports.ts';

/** What keeps this process from serving: an engine away, a process that stopped, a read model not caught up yet. */
export function healthOf(
  ports: Ports,
  processes: readonly Process[],
  behind: () => readonly string[],
): Health {
  const engines = {
    'event store': ports.events,
    'read store': ports.store,
    vault: ports.vault,
    files: ports.files,
  };
  return {
    problems: async () => {
      const pings = Object.entries(engines).map(([name, engine]) =>
        engine.ping().then(
          () => [],
          () => [`${name} does not answer`],
        ),
      );
      const away = (await Promise.all(pings)).flat();
      const stopped = processes
        .filter((process) => process.failure())
        .map(({ name }) => `${name} has stopped`);
      return [...away, ...stopped, ...behind().map((name) => `${name} is catching up`)];
    },
  };
}
