import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { program, runProgram, startServer } from '../support/server.ts';
import { countEvents } from './log-file.ts';
import { installWithScans } from './recorded-scans.ts';

const CODES = 50;
const [EVENTS, SCANS_AN_EVENT] = [6_000, 5];
const SCANS_OF_ALL = EVENTS * SCANS_AN_EVENT;
/** An archive says a line for its file, its sums, its event and the removal. The process is killed as soon as it has said so many. */
const KILLS = [1, 2, 3, 4, 2, 3];
const KILLS_OF_RETURNS = [1, 2, 3];
const PATIENCE_MS = 400_000;

let folder = '';
let dataDir = '';
let archives = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-archive-'));
  dataDir = join(folder, 'data');
  archives = join(folder, 'archives');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ARCHIVE = ['--before', '2026-02-05', '--scans', '10000'];
const BACK = ['--back', '2026-01-01..2026-02-05'];

const archive = (args: readonly string[]) =>
  runProgram('archive', dataDir, undefined, [...args, '--to', archives]);

/** Kills the program once it has said so many lines. */
async function killedAfter(lines: number, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [program('archive'), ...args, '--to', archives], {
    env: { ...INHERITED_ENVIRONMENT, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString().split('\n').length - 1;
    if (said >= lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
}

async function expectSound(args: readonly string[] = []): Promise<void> {
  const audit = await runProgram('audit', dataDir, undefined, args);
  expect(audit.output).toContain(`ok   scan counts equal the journals (${SCANS_OF_ALL} scans)`);
  expect(audit).toMatchObject({ code: 0 });
}

/** Changes a byte in the middle of an archive, and returns its name and how to change it back. */
async function changedByte() {
  const [name = ''] = await readdir(join(archives, 'scans-0'));
  const path = join(archives, 'scans-0', name);
  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(path, changed);
  return { name, back: () => writeFile(path, bytes) };
}

it(
  'an archive and a come-back that are killed in each phase leave a sound log and exact counts',
  async () => {
    await installWithScans(dataDir, {
      codes: CODES,
      events: EVENTS,
      scansAnEvent: SCANS_AN_EVENT,
      apart: 120_000,
    });
    for (const lines of KILLS) {
      await killedAfter(lines, ARCHIVE);
      await expectSound();
    }
    const server = await startServer(dataDir);
    expect(await archive(ARCHIVE)).toMatchObject({ code: 0 });
    await expectSound();
    await server.stop();
    await expectSound(['--whole', '--archives', archives]);
    const left = countEvents(dataDir, 'ScansRecorded');
    expect(left).toBeLessThan(EVENTS / 4);
    for (const lines of KILLS_OF_RETURNS) {
      await killedAfter(lines, BACK);
      await expectSound();
    }
    expect(await archive(BACK)).toMatchObject({ code: 0 });
    expect(countEvents(dataDir, 'ScansReturned')).toBe(EVENTS - left);
    await runProgram('rebuild', dataDir);
    await expectSound(['--whole', '--archives', archives]);
    const { name, back } = await changedByte();
    const damaged = await runProgram('audit', dataDir, undefined, ['--whole', '--archives', archives]);
    expect(damaged.output).toContain(`scans-0/${name}`);
    expect(damaged).toMatchObject({ code: 1 });
    await back();
    expect((await archive(['--put-away'])).output).toContain(`${EVENTS - left} events were put away`);
    expect(countEvents(dataDir, 'ScansReturned')).toBe(0);
    await expectSound(['--whole', '--archives', archives]);
  },
  PATIENCE_MS,
);
