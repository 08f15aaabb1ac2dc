import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Load, type LoadOptions } from './load.ts';

const run = promisify(execFile);

/** Runs the load from a separate process. */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const program = join(import.meta.dirname, 'load.ts');
  const { stdout } = await run(process.execPath, [program, JSON.stringify(options)]);
  return Load.parse(JSON.parse(stdout));
}

/** Runs the load from a separate process. Throws when a response does not have the expected status. */
export async function measure(options: LoadOptions): Promise<Load> {
  const load = await runLoad(options);
  if (load.refused > 0) throw new Error(`${load.refused} responses had another status`);
  return load;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
