import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdFolder } from '../../src/main/folder-lock.ts';
import { installIn } from '../migrate/installation.ts';
import { backUp, nameInstallation, restore } from './backed-up.ts';

let root = '';
let place = '';
let keys = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qlaim-restoring-'));
  place = join(root, 'place');
  keys = join(root, 'keys.json');
  const DATA_DIR = join(root, 'first');
  await installIn(DATA_DIR, 5);
  await nameInstallation({ DATA_DIR });
  expect(await backUp({ DATA_DIR }, place, ['--files', '--unchecked', '--keys', keys])).toBe(0);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('lets no server start in an empty folder until all is in place', async () => {
  const dataDir = join(root, 'second');
  const taken: string[] = [];
  const startMeanwhile = (line: string) => {
    if (!existsSync(join(dataDir, 'restoring'))) return;
    try {
      holdFolder({ dataDir, role: 'all' }).release();
      taken.push(line);
    } catch {}
  };
  expect(await restore({ DATA_DIR: dataDir }, place, ['--keys', keys], startMeanwhile)).toBe(0);
  expect(taken).toEqual([]);
  holdFolder({ dataDir, role: 'all' }).release();
});

it('leaves a folder that is not empty as it is, its mode included', async () => {
  const dataDir = join(root, 'third');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  await writeFile(join(dataDir, 'a letter'), 'Dear Ada');
  await expect(restore({ DATA_DIR: dataDir }, place, ['--keys', keys])).rejects.toThrow('is not empty');
  expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
  expect(existsSync(join(dataDir, 'running.lock'))).toBe(false);
});
