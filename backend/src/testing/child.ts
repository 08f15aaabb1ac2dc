import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program in its own process, and collects the lines that it prints. */
export function startChild(script: URL, ...args: readonly string[]) {
  const child: ChildProcess = spawn(process.execPath, [script.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (data: Buffer) => {
    printed += data.toString();
  });
  return {
    lines: () => printed.split('\n').slice(0, -1),
    /** Kills the process, as a crash does. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
