import { pino } from 'pino';
import { readConfig } from '../../src/main/config.ts';
import { openPorts, type Ports } from '../../src/main/ports.ts';
import { clear } from '../../test/support/distributed/clear.ts';
import { type Cluster, type MemberName, newCluster } from '../../test/support/distributed/cluster.ts';
import type { UsedEngines } from '../../test/support/distributed/engines.ts';
import { newPlace } from '../../test/support/distributed/place.ts';

/** An installation of several processes, to be measured from beside them. */
export interface Stage {
  readonly ports: Ports;
  readonly cluster: Cluster;
  start(...names: readonly MemberName[]): Promise<void>;
  stop(...names: readonly MemberName[]): Promise<void>;
}

const PARTITIONS = 6;

/** Sets up an installation, with nothing running yet, and removes it whatever becomes of the work. */
export async function onStage<T>(engines: UsedEngines, work: (stage: Stage) => Promise<T>): Promise<T> {
  const place = await newPlace(engines, { prefix: 'bench', partitions: PARTITIONS });
  const cluster = await newCluster(place);
  const config = readConfig({ ...place.environment, QLAIM_ROLE: 'projector' });
  const ports = await openPorts(config, cluster.publicUrl, pino({ level: 'silent' }));
  const each = async (names: readonly MemberName[], act: (name: MemberName) => Promise<unknown>) => {
    await Promise.all(names.map(act));
  };
  try {
    return await work({
      ports,
      cluster,
      start: (...names) => each(names, (name) => cluster.member(name).start()),
      stop: (...names) => each(names, (name) => cluster.member(name).end('SIGTERM')),
    });
  } finally {
    await Promise.all(cluster.members.map((member) => member.end('SIGKILL')));
    await ports.close();
    for (const left of await clear(place, engines)) process.stdout.write(`not removed: ${left}\n`);
  }
}
