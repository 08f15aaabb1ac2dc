import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

const DATA_DIR = dataFolder();

it('stops in order when a signal comes more than once, as from a service manager and a start script', async () => {
  const program = await RunningProgram.start({ DATA_DIR });
  await program.waitForResponse('/healthz', (_text, status) => status === 200);
  // Pending signals of a kind reach a process as one.
  for (let times = 0; times < 10; times += 1) {
    program.signal('SIGTERM');
    await sleep(3);
  }
  expect((await program.ended()).code).toBe(0);
});
