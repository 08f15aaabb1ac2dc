import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Load, type Order } from './load.ts';

const run = promisify(execFile);

/** Puts load on a server, from a process of its own. Throws when an answer was not as it should be. */
export async function measure(order: Order): Promise<Load> {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'load.ts'),
    JSON.stringify(order),
  ]);
  const load = Load.parse(JSON.parse(stdout));
  if (load.refused > 0) throw new Error(`${load.refused} scans were not sent on`);
  return load;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
