import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Rebuilds } from '../../src/contract/schemas/operations/rebuild.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import { type Admin, eventually, generate, signIn } from '../support/admin.ts';
import { ADMIN, runProgram, startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';
import { countEvents } from './log-file.ts';

const CODES = 1000;
const PATIENCE_MS = 120_000;

let dataDir = '';
let server: Server;
let admin: Admin;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
  server = await startServer(dataDir);
  admin = await signIn(server.port);
});
afterEach(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const latest = async () => Rebuilds.parse(await admin.call(server.port, 'GET', '/admin-api/rebuilds')).latest;

/** Kills the server once the log holds `amount` events of a type, and starts it again. */
async function killAfter(type: string, amount: number): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; countEvents(dataDir, type) < amount; await sleep(5))
    if (performance.now() > end) throw new Error(`no ${type}`);
  await server.kill();
  expect(countEvents(dataDir, 'RebuildFinished')).toBe(0);
  server = await startServer(dataDir);
}

it(
  'a rebuild that is killed twice ends after the next start, and leaves sound read models',
  async () => {
    await generate(admin, server.port, CODES);
    const body = { password: ADMIN.password };
    await admin.call(server.port, 'POST', '/admin-api/rebuilds', body);
    await killAfter('RebuildTakenUp', 1);
    await killAfter('RebuildTakenUp', 2);
    await eventually(async () => (await latest())?.state === 'finished', 'the end of the rebuild');
    expect((await latest())?.made.map(({ readModel }) => readModel)).toEqual(
      PROJECTIONS.map(({ definition }) => definition.name),
    );
    expect(countEvents(dataDir, 'ReadModelRebuilt')).toBe(PROJECTIONS.length);
    expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);
