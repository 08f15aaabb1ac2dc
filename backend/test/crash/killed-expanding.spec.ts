import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, eventually, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';
import { countEvents, queryLog } from './log-file.ts';

const AMOUNT = 1000;
const ATTEMPTS = 15;

let dataDir = '';
let admin: Admin;
/** The number of batches in the log, expanded or not. */
let batches = 0;
let missingCodes = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
  const server = await startServer(dataDir);
  admin = await signIn(server.port);
  await server.stop();
  while (missingCodes === 0 && batches < ATTEMPTS) {
    const next = await startServer(dataDir);
    await eventually(() => countEvents(dataDir, 'CodeGenerated') === batches * AMOUNT, 'every code so far');
    await killWhileExpanding(next);
    const codes = countEvents(dataDir, 'CodeGenerated');
    batches = countEvents(dataDir, 'BatchGenerated');
    missingCodes = batches * AMOUNT - codes;
  }
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Kills the server as soon as the log holds the batch. */
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

it('is killed before the last code of a batch is in the log', () => {
  expect(missingCodes).toBeGreaterThan(0);
});

it('generates the missing codes at the next start, and none twice', async () => {
  for (const _restart of [1, 2]) {
    const server = await startServer(dataDir);
    await eventually(() => countEvents(dataDir, 'BatchExpanded') === batches, 'the end of each batch');
    await eventually(async () => (await listed(server.port)) === batches * AMOUNT, 'the whole list');
    await server.stop();
    expect(countEvents(dataDir, 'CodeGenerated')).toBe(batches * AMOUNT);
    const [streams] = queryLog(
      dataDir,
      "SELECT count(DISTINCT stream) AS count FROM events WHERE type = 'CodeGenerated'",
    );
    expect(streams).toEqual({ count: batches * AMOUNT });
  }
  expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
}, 60_000);
