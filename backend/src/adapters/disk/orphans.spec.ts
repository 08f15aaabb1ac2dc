import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FileTree, openFileTree } from './file-tree.ts';
import { removeOrphans } from './orphans.ts';
import { placeOf } from './path-of-key.ts';
import { openIncoming } from './uploads/incoming.ts';

const LONG_AGO = new Date(Date.now() - 25 * 60 * 60 * 1000);

let folder: string;
let files: FileTree;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tree-'));
  files = openFileTree(folder, await openIncoming(folder));
});
afterEach(() => rm(folder, { recursive: true }));

/** Leaves bytes as a process does that is killed before it writes their entry. */
async function orphan(key: string, changed: Date): Promise<string> {
  const { shard, prefix } = placeOf(folder, key);
  const file = join(shard, `${prefix}orphan`);
  await writeFile(file, 'left behind');
  await utimes(file, changed, changed);
  return file;
}

it('removes old bytes without an entry, and keeps the object of the same key', async () => {
  await files.store({ key: 'kept', contentType: 'text/plain' }, [Buffer.from('kept')]);
  await files.store({ key: 'gone', contentType: 'text/plain' }, [Buffer.from('gone')]);
  for (const key of ['kept', 'gone']) await orphan(key, LONG_AGO);
  await files.remove('gone').then(() => orphan('gone', LONG_AGO));
  await removeOrphans(folder);
  expect((await files.find('kept'))?.info.size).toBe(4);
  expect(await readdir(placeOf(folder, 'gone').shard)).not.toContain(
    `${placeOf(folder, 'gone').prefix}orphan`,
  );
  expect(await readdir(placeOf(folder, 'kept').shard)).toHaveLength(2);
});

it('leaves recent bytes, whose entry may still come', async () => {
  await files.store({ key: 'new', contentType: 'text/plain' }, [Buffer.from('new')]);
  await orphan('new', new Date());
  await removeOrphans(folder);
  expect(await readdir(placeOf(folder, 'new').shard)).toHaveLength(3);
});
