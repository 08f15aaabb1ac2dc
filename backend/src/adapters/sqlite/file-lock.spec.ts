import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFile } from './file-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is held by one at a time', () => {
  const release = lockFile(join(folder, 'lock'));
  expect(lockFile(join(folder, 'lock'))).toBeUndefined();
  release?.();
  expect(lockFile(join(folder, 'lock'))).toBeDefined();
});

it('is held by several together, but by nobody alone beside them', () => {
  const file = join(folder, 'lock');
  const releases = [lockFile(file, 'together'), lockFile(file, 'together')];
  expect(releases).not.toContain(undefined);
  expect(lockFile(file, 'alone')).toBeUndefined();
  for (const release of releases) release?.();
  const release = lockFile(file, 'alone');
  expect(lockFile(file, 'together')).toBeUndefined();
  release?.();
});

it('ends with a process that is killed', async () => {
  const file = join(folder, 'lock');
  const module = new URL('./file-lock.ts', import.meta.url).href;
  const program = `
    const { lockFile } = await import(process.argv[1]);
    globalThis.unlock = lockFile(process.argv[2]);
    process.stdout.write('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program, module, file]);
  await once(holder.stdout, 'data');
  expect(lockFile(file)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(lockFile(file)).toBeDefined();
});
