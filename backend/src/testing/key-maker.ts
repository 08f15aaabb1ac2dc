import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readConfig } from '../main/settings/config.ts';
import { sessionSecret } from '../main/settings/keys.ts';

const { folder, rounds, makers, arrived } = z
  .object({ folder: z.string(), rounds: z.int(), makers: z.int(), arrived: z.instanceof(Int32Array) })
  .parse(workerData);

/** Returns the secret that a starting role reads or creates in a folder. All makers start a round at the same moment. */
function keysIn(round: number): string {
  const config = readConfig({ DATA_DIR: join(folder, String(round)) });
  Atomics.add(arrived, round, 1);
  while (Atomics.load(arrived, round) < makers);
  try {
    return sessionSecret(config);
  } catch (error) {
    return String(error);
  }
}

parentPort?.postMessage(Array.from({ length: rounds }, (_none, round) => keysIn(round)));
