import pWaitFor from 'p-wait-for';
import { follow } from '../../processes/projecting/follow-log.ts';
import { areBehind } from '../../processes/retention/are-behind.ts';
import { COUNTING, isRebuildBegun } from '../../processes/retention/beside-rebuilds.ts';
import { takeSnapshot } from '../../processes/scan-snapshot/take-snapshot.ts';
import type { Ports } from '../ports.ts';
import { ConfigError } from '../settings/config.ts';

/** Milliseconds. Consumer groups get an event within seconds. */
const PATIENCE = { interval: 500, timeout: 60_000 };

/**
 * Brings the read models that count scans, and the snapshot of the journals, to the end of the log, also beside a product that does.
 * Where consumer groups project, it waits for them.
 */
export async function countAll(ports: Ports, signal: AbortSignal): Promise<void> {
  if (await isRebuildBegun(ports.store))
    throw new ConfigError('a rebuild was interrupted: finish it with npm run rebuild, then run this again');
  const { kafka } = ports;
  if (kafka) {
    const areGroups = async () => {
      for (const { definition } of COUNTING)
        if ((await kafka.groupFeed.lag(definition.name)) > 0) return false;
      return !(await areBehind(ports));
    };
    await pWaitFor(areGroups, PATIENCE);
  } else
    for (const projection of COUNTING)
      await follow(ports, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  signal.throwIfAborted();
  await takeSnapshot(ports, { signal });
}
