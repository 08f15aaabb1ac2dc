import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readConfig } from '../main/config.ts';
import { masterKeys } from '../main/keys.ts';

const { folder, rounds, makers, arrived } = z
  .object({ folder: z.string(), rounds: z.int(), makers: z.int(), arrived: z.instanceof(Int32Array) })
  .parse(workerData);

/** What a role reads or makes when it starts, in one folder after another, each at the very moment when the others do. */
function keysIn(round: number): string {
  const config = readConfig({ DATA_DIR: join(folder, String(round)) });
  Atomics.add(arrived, round, 1);
  while (Atomics.load(arrived, round) < makers);
  try {
    return masterKeys(config).sessionSecret;
  } catch (error) {
    return String(error);
  }
}

parentPort?.postMessage(Array.from({ length: rounds }, (_none, round) => keysIn(round)));
