import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OperationsReport } from '../../src/contract/schemas/operations.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import { type Admin, eventually, generate, linkTo, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';

const CODES = 1000;
/** Pause between two requests of a client, so that the rebuild gets most of the processor. */
const PAUSE_MS = 15;

let dataDir = '';
let server: Server;
let admin: Admin;
let codes: readonly string[];

const scan = (code: string) =>
  fetch(`http://127.0.0.1:${server.port}/${code}`, {
    redirect: 'manual',
    headers: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  }).then(({ status }) => status);
const shown = async (code: string) =>
  JSON.stringify(await admin.call(server.port, 'GET', `/barcode/${code}`));
const scansShown = async (code: string) => Number(/"scanCount":(\d+)/.exec(await shown(code))?.[1]);

/** Whether every read model has written all events of the log. */
async function everyReadModel(): Promise<boolean> {
  const report = OperationsReport.parse(await admin.call(server.port, 'GET', '/admin-api/operations'));
  return report.readModels.every(({ waiting }) => waiting === 0);
}

/** Returns every document as text. It leaves out how often each was written, which a rebuild changes. */
async function dump(): Promise<string> {
  const ports = await openPorts(
    readConfig({ DATA_DIR: dataDir }),
    'http://localhost',
    pino({ level: 'silent' }),
  );
  const lines: string[] = [];
  for (const { definition } of PROJECTIONS)
    for await (const { id, revisions, body } of ports.store.scan(definition.name))
      lines.push(JSON.stringify([definition.name, id, revisions, body]));
  await ports.close();
  return lines.join('\n');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
  server = await startServer(dataDir);
  admin = await signIn(server.port);
  codes = await generate(admin, server.port, CODES);
  for (const code of codes.slice(0, 20)) {
    await linkTo(admin, server.port, code, `https://example.com/${code}`);
    await scan(code);
  }
  await eventually(everyReadModel, 'every read model');
}, 60_000);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

it('rebuilds the same documents, byte for byte', async () => {
  const before = await dump();
  expect(await runProgram('rebuild', dataDir)).toMatchObject({ code: 0 });
  expect(await dump()).toBe(before);
}, 60_000);

it('serves scans, lists and changes during a rebuild, and projects after it', async () => {
  const [scanned = '', linked = ''] = codes.slice(100);
  const done = { scans: 0, lists: 0 };
  let rebuilt = false;
  const rebuilding = (async () => {
    const first = await runProgram('rebuild', dataDir);
    const second = await runProgram('rebuild', dataDir);
    rebuilt = true;
    return [first.code, second.code];
  })();
  const scanning = (async () => {
    for (; !rebuilt; done.scans += 1, await sleep(PAUSE_MS)) expect(await scan(scanned)).toBe(302);
  })();
  const listing = (async () => {
    for (; !rebuilt; done.lists += 1, await sleep(PAUSE_MS))
      expect(await admin.call(server.port, 'GET', '/barcode?limit=50')).toMatchObject({ total: CODES });
  })();
  const changing = (async () => {
    for (let change = 0; !rebuilt; change += 1, await sleep(PAUSE_MS)) {
      const link = `https://example.com/${change}`;
      await linkTo(admin, server.port, linked, link);
      // On a busy machine, projecting may take longer than a command waits. A change that is shown stays.
      await eventually(async () => (await shown(linked)).includes(`${link}"`), 'the change');
      expect(await shown(linked)).toContain(`${link}"`);
    }
  })();
  await Promise.all([scanning, listing, changing]);
  expect(await rebuilding).toEqual([0, 0]);
  expect(done.scans).toBeGreaterThan(10);
  expect(done.lists).toBeGreaterThan(10);

  await linkTo(admin, server.port, linked, 'https://example.com/afterwards');
  expect(await shown(linked)).toContain('https://example.com/afterwards');
  await eventually(async () => (await scansShown(scanned)) === done.scans, 'every scan');
  expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
  expect(server.output()).not.toContain('"level":50');
}, 120_000);
