import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { INHERITED_ENVIRONMENT } from '../../test/support/inherited-environment.ts';
import { NODE_OPTIONS, program } from '../../test/support/server.ts';
import { watchMemory } from '../uploads/resident.ts';

export interface Run {
  readonly seconds: number;
  /** The most memory that it had, in bytes (Linux). */
  readonly memory: number;
  readonly output: string;
}

/** Runs a program of the product on a data folder. Throws where it fails. */
export async function timedProgram(
  name: 'rebuild' | 'audit',
  dataDir: string,
  flags: readonly string[] = [],
): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS.flags, ...flags, program(name)], {
    env: { ...INHERITED_ENVIRONMENT, ...NODE_OPTIONS.environment, DATA_DIR: dataDir },
  });
  const watched = watchMemory(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = await once(child, 'exit');
  // An audit of this log objects that its codes are of no batch.
  if (code !== 0 && name !== 'audit') throw new Error(`${name} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - began) / 1000, memory: watched.stop(), output };
}
