import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, eventually, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';
import { askLog, countEvents } from './log-file.ts';

const AMOUNT = 1000;
const TRIES = 15;

let dataDir = '';
let admin: Admin;
/** Batches that were generated so far, whole or not. */
let batches = 0;
let cutShort = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
  const server = await startServer(dataDir);
  admin = await signIn(server.port);
  await server.stop();
  while (cutShort === 0 && batches < TRIES) {
    const begun = await startServer(dataDir);
    await eventually(() => countEvents(dataDir, 'CodeGenerated') === batches * AMOUNT, 'every code so far');
    await killWhileExpanding(begun);
    const codes = countEvents(dataDir, 'CodeGenerated');
    batches = countEvents(dataDir, 'BatchGenerated');
    cutShort = batches * AMOUNT - codes;
  }
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Pulls the plug as soon as the log holds the batch. */
async function killWhileExpanding(server: Server): Promise<void> {
  const answer = admin.call(server.port, 'POST', '/barcode', { amount: AMOUNT }).catch(() => undefined);
  while (countEvents(dataDir, 'BatchGenerated') === batches) await turn();
  await server.kill();
  await answer;
}

async function listed(port: number): Promise<unknown> {
  const list = await admin.call(port, 'GET', '/barcode?limit=1');
  return typeof list === 'object' && list !== null && 'total' in list ? list.total : undefined;
}

it('was killed between the batch and the last of its codes', () => {
  expect(cutShort).toBeGreaterThan(0);
});

it('generates the rest when it starts again, and nothing more however often', async () => {
  for (const _restart of [1, 2]) {
    const server = await startServer(dataDir);
    await eventually(() => countEvents(dataDir, 'BatchExpanded') === batches, 'the end of each batch');
    await eventually(async () => (await listed(server.port)) === batches * AMOUNT, 'the whole list');
    await server.stop();
    expect(countEvents(dataDir, 'CodeGenerated')).toBe(batches * AMOUNT);
    const [streams] = askLog(
      dataDir,
      "SELECT count(DISTINCT stream) AS count FROM events WHERE type = 'CodeGenerated'",
    );
    expect(streams).toEqual({ count: batches * AMOUNT });
  }
  expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
}, 60_000);
