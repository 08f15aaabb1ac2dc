import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putInPlace } from './put-in-place.ts';

const NOW = new Date('2026-11-27T03:00:00Z');
const OLD = ['events.db', 'files', 'vault.db'];
const FRESH = ['events.db', 'files', 'keys.json', 'vault.db'];

let dataDir = '';
let elsewhere = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-in-place-'));
  elsewhere = '';
  await mkdir(join(dataDir, 'restoring'));
  for (const name of OLD) await writeFile(join(dataDir, name), `old ${name}`);
  for (const name of FRESH) await writeFile(join(dataDir, 'restoring', name), `fresh ${name}`);
});
afterEach(async () => {
  for (const folder of [dataDir, elsewhere]) if (folder !== '') await rm(folder, { recursive: true });
});

/** What each file of a folder holds. */
async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(files.map((name, n) => [name, texts[n] ?? '']));
}

const all = (words: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `${words} ${name}`]));

describe('what was restored', () => {
  it('takes the place of what was there, which is put aside', async () => {
    const aside = await putInPlace({ dataDir }, NOW);
    expect(await contentOf(dataDir)).toEqual(all('fresh', FRESH));
    expect(await contentOf(aside ?? '')).toEqual(all('old', OLD));
    expect(await readdir(dataDir)).not.toContain('restoring');
  });

  it.each(Array.from({ length: OLD.length + FRESH.length }, (_, n) => n))(
    'stays beside what was there where move %i fails',
    async (n) => {
      let left = n;
      const failsOnce = async (from: string, to: string) => {
        left -= 1;
        if (left === -1) throw new Error('the disk is full');
        await rename(from, to);
      };
      await expect(putInPlace({ dataDir }, NOW, failsOnce)).rejects.toThrow(
        `the disk is full: DATA_DIR is as it was, and what was restored lies in ${join(dataDir, 'restoring')}`,
      );
      expect(await contentOf(dataDir)).toEqual(all('old', OLD));
      expect(await contentOf(join(dataDir, 'restoring'))).toEqual(all('fresh', FRESH));
      expect((await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))).toEqual([]);
    },
  );

  it('is refused before anything moves where a part is on another file system', async () => {
    // The memory of Linux is a file system of its own.
    elsewhere = await mkdtemp('/dev/shm/qlaim-in-place-');
    await rm(join(dataDir, 'restoring'), { recursive: true });
    for (const name of FRESH) await writeFile(join(elsewhere, name), `fresh ${name}`);
    await symlink(elsewhere, join(dataDir, 'restoring'));
    await expect(putInPlace({ dataDir }, NOW)).rejects.toThrow('is on another file system than DATA_DIR');
    expect(await contentOf(dataDir)).toEqual(all('old', OLD));
    expect(await contentOf(elsewhere)).toEqual(all('fresh', FRESH));
  });
});
