import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { readConfig } from '../settings/config.ts';
import { Startup } from '../startup.ts';
import { openStores } from './stores.ts';

let folder: string;
let standIn: EventStoreDbStandIn;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-'));
});
afterEach(async () => {
  standIn.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Returns what a start on a server of this version logs about it. */
async function saidOf(version: string): Promise<readonly object[]> {
  standIn = await new EventStoreDbStandIn({ version }).start();
  const lines: object[] = [];
  const logger = pino(
    { base: null, timestamp: false },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  const config = readConfig({
    DATA_DIR: folder,
    EVENTSTORE_URL: standIn.url,
    SESSION_SECRET: 's'.repeat(32),
    VAULT_KEY: 'a'.repeat(64),
  });
  const { events, documents } = await openStores(config, logger, new Startup(logger));
  await events.close();
  await documents.close();
  return lines;
}

it.each(['23.10.8', '23.10.7'])('says which server holds the log: %s', async (version) => {
  expect(await saidOf(version)).toEqual([{ level: 30, version, msg: 'the log is on EventStoreDB' }]);
});

it.each(['26.0.3', '23.1.0', 'unknown'])('warns of a server that was never tested: %s', async (version) => {
  expect(await saidOf(version)).toMatchObject([
    { level: 40, version, msg: expect.stringContaining('never tested with Qlaim') },
  ]);
});
