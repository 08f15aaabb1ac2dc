import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { MACHINE } from './machine.ts';

/** A server in a process of its own. */
export interface Server {
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has said. */
  output(): string;
  /** SIGKILL; resolves once it is gone. */
  kill(): Promise<void>;
  /** Orderly; throws when it does not end with 0. */
  stop(): Promise<void>;
}

/** Runs Node with these arguments, and waits until the program has printed where it runs. */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...MACHINE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /runs at\s+http:\/\/localhost:(\d+)\s/.exec(output);
      if (ready) resolve(Number(ready[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exited.then(([code]) => reject(new Error(`the server ended with ${code}: ${output}`)), reject);
  });
  return {
    port,
    process: child,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      if (code !== 0) throw new Error(`the server ended with ${code}: ${output}`);
    },
  };
}
