import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameVault } from '../../src/commands/name-vault.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { follow } from '../../src/processes/projecting/follow-log.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import { liveThreeYears } from '../../src/testing/three-years.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { runProgramIn } from '../support/server.ts';
import { queryLog } from './log-file.ts';

const SETTINGS = {
  RETENTION_UNVERIFIED_DAYS: '30',
  RETENTION_UNUSED_YEARS: '2',
  RETENTION_SIGN_INS_MONTHS: '12',
  RETENTION_SCANS_MONTHS: '18',
};
/** The process is killed as soon as it has said so many lines. */
const KILLS = [1, 2, 5, 9, 14];
const PROGRAM = join(import.meta.dirname, '../../src/main/retention.ts');
const PATIENCE = 120_000;

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-retention-'));
  const ports = await openPorts(
    readConfig({ DATA_DIR: dataDir }),
    'http://localhost',
    pino({ level: 'silent' }),
  );
  await nameVault(ports);
  await liveThreeYears(ports, 4);
  await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  const { signal } = new AbortController();
  for (const projection of PROJECTIONS)
    await follow(ports, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  await ports.close();
}, PATIENCE);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const environment = () => ({ ...SETTINGS, DATA_DIR: dataDir });
const dryRun = () => runProgramIn(environment(), 'retention', undefined, ['--dry-run']);

/** Kills the program once it has said so many lines, or lets it end. */
async function killAfter(lines: number): Promise<void> {
  const env = { ...INHERITED_ENVIRONMENT, ...environment() };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString().split('\n').length - 1;
    if (said >= lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
}

const events = () =>
  queryLog(dataDir, 'SELECT stream, revision, type FROM events').map(
    ({ stream, revision, type }) => `${stream} ${revision} ${type}`,
  );

/** What went since, in the words of a dry run. */
function gone(before: readonly string[]) {
  const [old, now] = [new Set(before), events()];
  const left = new Set(now);
  const added = now.filter((event) => !old.has(event));
  const of = (type: string) =>
    added.filter((event) => event.endsWith(` ${type}`)).map((event) => event.slice(8, 44));
  const removed = before.filter((event) => !left.has(event)).length;
  return { erase: of('PersonErased').sort(), ask: of('AccountFoundUnused').sort(), removed };
}

/** The same of what a dry run printed. */
function named(output: string) {
  const lines = output.split('\n').map((line) => line.split(/\s+/));
  const of = (what: string) => lines.flatMap(([verb, , id]) => (verb === what ? (id ?? []) : [])).sort();
  const sums = lines.flatMap(([verb, , from, , to]) => (verb === 'sum' ? Number(to) - Number(from) + 1 : []));
  const signIns = lines.flatMap(([verb, , count]) => (verb === 'forget' ? Number(count) : []));
  return {
    erase: of('erase'),
    ask: of('ask'),
    removed: [...sums, ...signIns].reduce((sum, count) => sum + count, 0),
  };
}

it(
  'removes what a dry run named, also when it is killed again and again',
  async () => {
    const before = events();
    const dry = await dryRun();
    expect(dry.code).toBe(0);
    expect(events()).toEqual(before);
    const expected = named(dry.output);
    expect([expected.erase.length, expected.ask.length]).toEqual([4, 4]);
    for (const lines of KILLS) await killAfter(lines);
    const last = await runProgramIn(environment(), 'retention');
    expect(last.code).toBe(0);
    expect(gone(before)).toEqual(expected);
    const after = events();
    const second = await runProgramIn(environment(), 'retention');
    expect(second.output).toContain('done: 0 accounts to ask, 0 to erase, 0 sign-ins, 0 scans');
    expect(events()).toEqual(after);
  },
  PATIENCE,
);

it('refuses without a setting, and says so', async () => {
  const { code, output } = await runProgramIn({ DATA_DIR: dataDir }, 'retention', undefined, ['--dry-run']);
  expect(code).toBe(1);
  expect(output).toContain('nothing is ever removed');
});
