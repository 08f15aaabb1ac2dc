import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { INHERITED_ENVIRONMENT } from './inherited-environment.ts';

/** A server in a separate process. */
export interface Server {
  readonly port: number;
  readonly process: ChildProcess;
  /** Returns stdout and stderr so far. */
  output(): string;
  /** Sends SIGKILL, and resolves when the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Throws when the exit code is not 0. */
  stop(): Promise<void>;
}

/** Runs Node with these arguments, and waits until the program has printed its address. */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...INHERITED_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /(?:runs at|health is at)\s+http:\/\/[^:]+:(\d+)/.exec(output);
      if (ready) resolve(Number(ready[1]));
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
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
