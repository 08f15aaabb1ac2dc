import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../test/support/server.ts';
import type { Engine } from '../console/engines.ts';
import { cpuOf } from '../measuring/cpu.ts';
import { measure } from '../measuring/measure.ts';
import { alternate, ratio } from '../measuring/rounds.ts';
import { evenTable } from '../measuring/tables.ts';
import { fillLinkedCodes } from './linked-codes.ts';

/** The least share of the rate of codes that are in memory. */
const LEAST = 0.5;
/** So few codes are in memory after the first round. */
const HOT = 1000;

interface Options {
  readonly engine: Engine;
  readonly folder: string;
  readonly codes: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: readonly number[];
  readonly flags: readonly string[];
}

/** Compares scans of all codes, each as often as any other, with scans of a few. Returns the tables, and whether the aim is met. */
export async function scanEvenly({ engine, folder, codes, rounds, seconds, connections, flags }: Options) {
  const { name, settings } = engine;
  const dataDir = join(folder, name);
  await fillLinkedCodes(dataDir, codes, settings);
  const server = await startServer(dataDir, flags, settings);
  const scan = async (clients: number, of: number) => {
    const before = cpuOf(server.process.pid);
    const load = await measure({ port: server.port, connections: clients, seconds, codes: of });
    return { ...load, cpu: (cpuOf(server.process.pid) - before) / load.answered };
  };
  try {
    await untilIdle(server.process.pid);
    const variants = (clients: number) => [
      { name: `${name}, ${HOT} codes`, run: () => scan(clients, HOT) },
      { name: `${name}, ${codes} codes`, run: () => scan(clients, codes) },
    ];
    await alternate(1, variants(connections[0] ?? 1));
    const tables: string[] = [];
    let met = true;
    for (const clients of connections) {
      const figures = await alternate(rounds, variants(clients));
      const [hot, even] = figures;
      if (!hot || !even) throw new Error('nothing was measured');
      met &&= ratio(even, hot, 'perSecond') >= LEAST;
      tables.push(evenTable(clients, LEAST, figures));
    }
    return { tables, met };
  } finally {
    await server.stop();
    await engine.remove();
  }
}

/** A process is idle that takes less than a sixth of a processor, in microseconds of two seconds: a profiler takes some. */
const IDLE_MS = 2000;
const IDLE_MICROSECONDS = 300_000;

/** Waits until the read models of a process are filled. */
async function untilIdle(pid: number | undefined): Promise<void> {
  for (let before = cpuOf(pid); ; ) {
    await sleep(IDLE_MS);
    const now = cpuOf(pid);
    if (!(now - before > IDLE_MICROSECONDS)) return;
    before = now;
  }
}
