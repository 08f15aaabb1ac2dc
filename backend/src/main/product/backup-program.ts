import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../settings/config.ts';

const PROGRAM = join(import.meta.dirname, '../backup.ts');
/** Bounds its memory. `scripts/run.mjs` gives the same. */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=100'];

/**
 * Makes a back-up in a process of its own, so that no scan waits for it. Resolves with the last line that it printed where it
 * failed; undefined for a good one.
 */
export const backupProgram =
  ({ backup }: Config, logger: Logger) =>
  async (signal: AbortSignal): Promise<string | undefined> => {
    const args = ['--prune', ...(backup.files ? ['--files'] : [])];
    const child = spawn(process.execPath, [...FLAGS, PROGRAM, ...args], {
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    let last = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        last = chunk.toString().trim().split('\n').at(-1) ?? last;
      });
    try {
      const [code] = await once(child, 'close');
      if (code === 0) {
        logger.info({ backup: last }, 'backed up');
        return undefined;
      }
      if (!signal.aborted)
        logger.error({ problem: last }, 'the back-up failed: it is tried again in an hour');
      return last === '' ? `the program ended with ${code}` : last;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
