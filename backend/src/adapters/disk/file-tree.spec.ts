import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileTree, openFileTree } from './file-tree.ts';
import { openIncoming } from './uploads/incoming.ts';

describe('a file in use', () => {
  let folder: string;
  let files: FileTree;
  const put = (text: string) => files.store({ key: 'key', contentType: 'text/plain' }, [Buffer.from(text)]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tree-'));
    files = openFileTree(folder, await openIncoming(folder));
    await put('before');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the new one when it is replaced before it is opened', async () => {
    const used: string[] = [];
    const found = await files.use('key', async ({ etag }, file) => {
      if (used.push(etag) === 1) await put('after');
      return readFile(file, 'utf8');
    });
    expect(found).toBe('after');
    expect(new Set(used).size).toBe(2);
  });

  it('is absent when it is deleted before it is opened', async () => {
    const found = files.use('key', async (_info, file) => {
      await files.remove('key');
      return readFile(file, 'utf8');
    });
    expect(await found).toBeUndefined();
  });

  it('is reported when its bytes are missing', async () => {
    const found = files.use('key', async (_info, file) => {
      await rm(file, { force: true });
      return readFile(file, 'utf8');
    });
    await expect(found).rejects.toThrow('the bytes of key are missing');
  });
});
