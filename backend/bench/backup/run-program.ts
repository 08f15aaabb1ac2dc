import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { frugalNode } from '../../src/main/frugal.ts';
import { INHERITED_ENVIRONMENT } from '../../test/support/inherited-environment.ts';
import { program } from '../../test/support/server.ts';
import { cpuOf } from '../measuring/cpu.ts';
import { peakBytes } from '../uploads/resident.ts';

const EVERY_MS = 20;

export interface Run {
  readonly seconds: number;
  /** Processor time of all threads, in seconds. */
  readonly processor: number;
  /** The most resident memory of the process, with all of its threads, in bytes. */
  readonly peak: number;
}

/** Runs a program as `npm run` does, and measures it. Rejects where it fails. */
export async function runProgram(
  name: 'backup' | 'restore',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Run> {
  const startedAt = performance.now();
  const node = frugalNode(name);
  const child = spawn(process.execPath, [...node.flags, program(name), ...args], {
    env: { ...INHERITED_ENVIRONMENT, ...node.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  let [peak, processor] = [0, 0];
  const timer = setInterval(() => {
    peak = Math.max(peak, peakBytes(child.pid));
    processor = Math.max(processor, (cpuOf(child.pid) || 0) / 1e6);
  }, EVERY_MS);
  try {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
  } finally {
    clearInterval(timer);
  }
  return { seconds: (performance.now() - startedAt) / 1000, processor, peak };
}
