import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';
import { startError } from './start-error.ts';

const DATA_DIR = dataFolder();
const running = async () => {
  const program = await RunningProgram.start({ DATA_DIR });
  await program.waitForResponse('/readyz', (_text, status) => status === 200);
  return program;
};

it('refuses a second process on a data folder with the address and id of the first, until that one is gone', {
  timeout: 120_000,
}, async () => {
  const first = await running();
  const keys = readFileSync(join(DATA_DIR, 'keys.json'));
  const { port } = new URL(first.url);
  for (const QLAIM_ROLE of ['all', 'projector']) {
    const line = await startError({ DATA_DIR, QLAIM_ROLE });
    expect(line).toContain(`DATA_DIR ${DATA_DIR} is in use by process ${first.pid} on `);
    expect(line).toContain(`(QLAIM_ROLE all, http://localhost:${port}): stop it first`);
  }
  first.signal('SIGKILL');
  await first.ended();
  const next = await running();
  expect(readFileSync(join(DATA_DIR, 'keys.json'))).toEqual(keys);
  next.signal('SIGTERM');
  expect((await next.ended()).code).toBe(0);
});

it('refuses a process that does everything beside one that reacts', async () => {
  const projector = await RunningProgram.start({ DATA_DIR, QLAIM_ROLE: 'projector' });
  await projector.waitForResponse('/readyz', (_text, status) => status === 200);
  expect(await startError({ DATA_DIR })).toContain(`process ${projector.pid} on `);
  projector.signal('SIGTERM');
  expect((await projector.ended()).code).toBe(0);
});
