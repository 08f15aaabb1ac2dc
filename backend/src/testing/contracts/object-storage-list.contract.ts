import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ObjectStorageSuite, PNG } from './object-storage-suite.contract.ts';

export function objectStorageList(suite: ObjectStorageSuite): void {
  describe('the list', () => {
    const folder = () => dirname(suite.key);
    const keys = async (prefix: string) =>
      (await Array.fromAsync(suite.storage.list(prefix))).map(({ key }) => key);
    const put = (names: readonly string[]) =>
      Promise.all(names.map((name) => suite.storage.put(`${folder()}/${name}`, PNG, Buffer.from(name))));

    it('has the files that start with the prefix, in the order of their keys', async () => {
      await put(['b', 'a/c', 'a-b', 'B', 'a/b', 'ab']);
      const all = ['B', 'a-b', 'a/b', 'a/c', 'ab', 'b'].map((name) => `${folder()}/${name}`);
      expect(await keys(`${folder()}/`)).toEqual(all);
      expect(await keys(`${folder()}/a/`)).toEqual([`${folder()}/a/b`, `${folder()}/a/c`]);
      expect(await keys(`${folder()}/a`)).toEqual(all.slice(1, 5));
      expect(await keys(`${folder()}/none`)).toEqual([]);
      expect(await keys('')).toEqual(expect.arrayContaining(all));
    });

    it('goes on in its order while files are removed, and ends where nobody reads on', async () => {
      const names = ['1', '2', '3', '4'];
      await put(names);
      const walked: string[] = [];
      for await (const { key } of suite.storage.list(`${folder()}/`)) {
        walked.push(key);
        await suite.storage.delete(key);
        if (walked.length === 3) break;
      }
      expect(walked).toEqual(names.slice(0, 3).map((name) => `${folder()}/${name}`));
      expect(await keys(`${folder()}/`)).toEqual([`${folder()}/4`]);
    });

    it('can be walked twice at once', async () => {
      await put(['x', 'y']);
      const both: string[] = [];
      for await (const { key } of suite.storage.list(`${folder()}/`))
        both.push(key, ...(await keys(`${folder()}/`)));
      const [x, y] = [`${folder()}/x`, `${folder()}/y`];
      expect(both).toEqual([x, x, y, y, x, y]);
    });

    it('has size and time of each, without deleted files', async () => {
      const before = Date.now();
      await put(['gone', 'kept']);
      await suite.storage.put(`${folder()}/kept`, 'image/gif', Buffer.from('replaced'));
      await suite.storage.delete(`${folder()}/gone`);
      const [file, ...others] = await Array.fromAsync(suite.storage.list(`${folder()}/`));
      expect(others).toEqual([]);
      expect(file).toMatchObject({ key: `${folder()}/kept`, size: 8 });
      // Servers keep whole seconds.
      expect(file?.modifiedAt.getTime()).toBeGreaterThan(before - 1_000);
      expect(file?.modifiedAt.getTime()).toBeLessThan(Date.now() + 1_000);
    });
  });
}
