import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program in a process of its own, and the lines it has printed. */
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
    /** As a crash would end it. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
