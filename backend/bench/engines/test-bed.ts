import { pino } from 'pino';
import { openPorts, type Ports } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { type Cluster, type MemberName, newCluster } from '../../test/support/distributed/cluster.ts';
import type { UsedEngines } from '../../test/support/distributed/engines.ts';
import { removeResources } from '../../test/support/distributed/remove-resources.ts';
import { newTestResources } from '../../test/support/distributed/test-resources.ts';

/** An installation of several processes, with direct access to its engines for measuring. */
export interface TestBed {
  readonly ports: Ports;
  readonly cluster: Cluster;
  start(...names: readonly MemberName[]): Promise<void>;
  stop(...names: readonly MemberName[]): Promise<void>;
}

const PARTITIONS = 6;

/**
 * Sets up an installation without starting a process, and removes it after the work, also when the work throws. `more` are
 * further settings of all processes.
 */
export async function withTestBed<T>(
  engines: UsedEngines,
  work: (stage: TestBed) => Promise<T>,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const resources = await newTestResources(engines, { prefix: 'bench', partitions: PARTITIONS });
  const environment = { ...resources.environment, ...more };
  const cluster = await newCluster({ ...resources, environment });
  const config = readConfig({ ...environment, QLAIM_ROLE: 'projector' });
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
    for (const left of await removeResources(resources, engines))
      process.stdout.write(`not removed: ${left}\n`);
  }
}
