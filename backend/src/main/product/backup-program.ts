import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { frugalNode } from '../frugal.ts';
import type { Config } from '../settings/config.ts';

const PROGRAM = join(import.meta.dirname, '../backup.ts');
const NODE = frugalNode('backup');

/**
 * Makes a back-up in a process of its own, so that no scan waits for it. Resolves with why it failed, also where the process could
 * not be started; undefined for a good one. The program notes its own failures in more words.
 */
export const backupProgram =
  ({ backup }: Config, logger: Logger) =>
  async (signal: AbortSignal): Promise<string | undefined> => {
    const args = ['--prune', ...(backup.files ? ['--files'] : [])];
    try {
      const { code, last } = await run([...NODE.flags, PROGRAM, ...args], signal);
      if (code === 0) {
        logger.info({ backup: last }, 'backed up');
        return undefined;
      }
      return failed(last === '' ? `the program ended with ${code}` : last);
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }

    function failed(problem: string): string {
      if (!signal.aborted) logger.error({ problem }, 'the back-up failed: it is tried again in an hour');
      return problem;
    }
  };

/** Runs Node to its end. Resolves with its exit code, and the last line that it printed. Rejects where it cannot be started. */
async function run(args: readonly string[], signal: AbortSignal) {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...NODE.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const stop = () => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  let last = '';
  // Without file descriptors to spare there are no streams.
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      last = chunk.toString().trim().split('\n').at(-1) ?? last;
    });
  try {
    const [code] = await closed;
    return { code: Number(code), last };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
