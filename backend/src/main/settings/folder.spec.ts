import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareFolder } from './folder.ts';

let parent: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  parent = mkdtempSync(join(tmpdir(), 'qlaim-folder-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

// Windows has no such permissions.
it.runIf(process.platform !== 'win32')(
  'keeps a folder and its files to this user, also those that exist',
  () => {
    const folder = join(parent, 'data');
    mkdirSync(join(folder, 'files'), { recursive: true });
    writeFileSync(join(folder, 'vault.db'), 'secrets');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'vault.db'), 0o644);

    prepareFolder(folder);

    writeFileSync(join(folder, 'read.db'), 'new');
    mkdirSync(join(folder, 'outbox'));
    expect(['', 'files', 'outbox'].map((name) => modeOf(join(folder, name)))).toEqual([0o700, 0o700, 0o700]);
    expect(['vault.db', 'read.db'].map((name) => modeOf(join(folder, name)))).toEqual([0o600, 0o600]);
  },
);

it('takes a folder from which another process removes a file meanwhile', () => {
  // It is listed, and then not there.
  symlinkSync(join(parent, 'removed'), join(parent, 'events.db-journal'));
  expect(() => prepareFolder(parent)).not.toThrow();
});
