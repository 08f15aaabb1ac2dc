import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFile } from '../../sqlite/file-lock.ts';
import { openScanSpool } from './scan-spool.ts';

const moduleOf = (path: string) => new URL(path, import.meta.url).href;

/** Keeps a small entry, one that does not fit, and a small one, where no file may have more than 8 KiB. Prints which are kept. */
const PROGRAM = `
  const [, spool, lock, folder] = process.argv;
  const { openScanSpool } = await import(spool);
  const { lockFile } = await import(lock);
  const opened = openScanSpool(folder, { lockFile });
  const actor = { kind: 'system', id: null };
  for (const size of [10, 20_000, 10]) {
    const id = crypto.randomUUID();
    const event = { id, type: 'ThingHappened', version: 1, at: new Date().toISOString(), actor, data: { text: 'x'.repeat(size) } };
    await opened.keep({ event, scans: 1 }).then(() => console.log(id), () => console.log('refused'));
  }`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('cuts off what a full disk takes in part, and goes on behind what is durable', async () => {
  const node = [process.execPath, '--input-type=module', '-e', PROGRAM];
  const modules = [moduleOf('./scan-spool.ts'), moduleOf('../../sqlite/file-lock.ts')];
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...node, ...modules, folder];
  const { stdout } = await promisify(execFile)('bash', limited);
  const [first, second, third] = stdout.trim().split('\n');
  expect(second).toBe('refused');

  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const spool = openScanSpool(folder, { lockFile, logger });
  await spool.adopt();
  const kept = await spool.next({ stream: 'scans-0', expected: 'none' });
  expect(kept?.events.map(({ id }) => id)).toEqual([first, third]);
  expect(lines).toEqual([]);
  await spool.close();
});
