import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { INHERITED_ENVIRONMENT } from '../../test/support/inherited-environment.ts';
import { program } from '../../test/support/server.ts';
import { cpuOf } from '../measuring/cpu.ts';
import { watchMemory } from '../uploads/resident.ts';

export interface Run {
  readonly seconds: number;
  /** Processor time of all threads in microseconds (Linux). */
  readonly processor: number;
  /** The most memory that it had, in bytes (Linux). */
  readonly memory: number;
  readonly output: string;
}

/** What Node gets as operators start it. */
interface NodeBounds {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Returns the same with more flags of Node. */
export const withFlags = (bounds: NodeBounds, flags: readonly string[]): NodeBounds => ({
  ...bounds,
  flags: [...bounds.flags, ...flags],
});

/** Runs a program of the product on a data folder. Throws where it fails. */
export async function timedProgram(
  name: 'rebuild' | 'audit' | 'archive',
  dataDir: string,
  { flags, environment }: NodeBounds,
  args: readonly string[] = [],
): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, program(name), ...args], {
    env: { ...INHERITED_ENVIRONMENT, ...environment, DATA_DIR: dataDir },
  });
  const watched = watchMemory(child.pid);
  let processor = 0;
  const clock = setInterval(() => {
    processor = Math.max(processor, cpuOf(child.pid) || 0);
  }, 50);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = await once(child, 'exit');
  clearInterval(clock);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - began) / 1000, processor, memory: watched.stop(), output };
}
