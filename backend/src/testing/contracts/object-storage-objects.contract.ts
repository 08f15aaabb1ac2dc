import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type ObjectStorageSuite, PNG } from './object-storage-suite.contract.ts';

export function objectStorageObjects(suite: ObjectStorageSuite): void {
  describe('objects', () => {
    it('are returned as they were put', async () => {
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
      const info = await suite.storage.put(suite.key, PNG, bytes);
      expect(info).toMatchObject({ key: suite.key, contentType: PNG, size: 100_000 });
      expect(info.etag).not.toBe('');
      const found = await suite.storage.get(suite.key);
      expect(found?.info).toEqual(info);
      expect(found && new Uint8Array(await buffer(found.body))).toEqual(bytes);
      expect(await suite.storage.head(suite.key)).toEqual(info);
    });

    it('may be streamed, and may be empty', async () => {
      const parts = Array.from({ length: 50 }, (_, index) => Buffer.alloc(1_000, index));
      expect((await suite.storage.put(suite.key, PNG, Readable.from(parts))).size).toBe(50_000);
      expect(await suite.content(suite.key)).toEqual(Buffer.concat(parts).toString());
      expect((await suite.storage.put(suite.key, PNG, new Uint8Array())).size).toBe(0);
      expect(await suite.content(suite.key)).toBe('');
    });

    it('are replaced as a whole', async () => {
      const before = await suite.storage.put(suite.key, PNG, Buffer.from('before, and longer'));
      const after = await suite.storage.put(suite.key, 'text/plain', Buffer.from('after'));
      expect(after.etag).not.toBe(before.etag);
      expect(await suite.storage.head(suite.key)).toEqual({ ...after, contentType: 'text/plain', size: 5 });
      expect(await suite.content(suite.key)).toBe('after');
    });

    it('are absent before a put, and after an interrupted one', async () => {
      expect(await suite.storage.head(suite.key)).toBeUndefined();
      expect(await suite.storage.get(suite.key)).toBeUndefined();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the source failed');
        })(),
      );
      await expect(suite.storage.put(suite.key, PNG, broken)).rejects.toThrow();
      expect(await suite.storage.head(suite.key)).toBeUndefined();
    });

    it('are gone when deleted', async () => {
      await suite.storage.put(suite.key, PNG, Buffer.from('x'));
      await suite.storage.delete(suite.key);
      expect(await suite.storage.head(suite.key)).toBeUndefined();
      expect(
        (await fetch(await suite.storage.presignGet({ key: suite.key, expiresInSeconds: 60, keep: true })))
          .status,
      ).toBe(404);
      await suite.storage.delete(suite.key);
    });

    it('are moved with their type, and replace what has the key', async () => {
      const { key, storage } = suite;
      const before = await storage.put(key, PNG, Buffer.from('moved'));
      await storage.put(`${key}-to`, 'text/plain', Buffer.from('replaced'));
      expect(await storage.move(key, `${key}-to`)).toBe(true);
      expect(await storage.head(key)).toBeUndefined();
      expect(await storage.head(`${key}-to`)).toMatchObject({ contentType: PNG, size: before.size });
      expect(await suite.content(`${key}-to`)).toBe('moved');
      expect(await storage.move(key, `${key}-to`)).toBe(false);
      expect(await suite.content(`${key}-to`)).toBe('moved');
    });

    it('are separate, also when only the case differs', async () => {
      await suite.storage.put(suite.key, PNG, Buffer.from('one'));
      await suite.storage.put(suite.key.toLowerCase(), PNG, Buffer.from('two'));
      await suite.storage.delete(suite.key);
      expect(await suite.content(suite.key)).toBeUndefined();
      expect(await suite.content(suite.key.toLowerCase())).toBe('two');
    });

    it('are read in part', async () => {
      await suite.storage.put(suite.key, PNG, Buffer.from('0123456789'));
      expect(await suite.content(suite.key, { start: 2, end: 4 })).toBe('234');
      expect(await suite.content(suite.key, { start: 7 })).toBe('789');
      expect(await suite.content(suite.key, { start: 9, end: 99 })).toBe('9');
      await expect(suite.storage.get(suite.key, { start: 10 })).rejects.toThrow(RangeError);
    });

    it('refuse keys that lead elsewhere', async () => {
      for (const bad of [
        '',
        '/',
        'a//b',
        '/a',
        'a/',
        '..',
        '../a',
        'a/../b',
        'a/./b',
        '.a',
        'a b',
        'ä',
        'a\\b',
        'a?b',
      ]) {
        const grant = { key: bad, contentType: PNG, size: 1, expiresInSeconds: 60, keep: true };
        const plan = { ...grant, partSize: 5 * 1_024 ** 2 };
        await expect(suite.storage.presignPut(grant), bad).rejects.toThrow(TypeError);
        await expect(suite.storage.presignGet(grant), bad).rejects.toThrow(TypeError);
        await expect(suite.storage.startMultipart(plan), bad).rejects.toThrow(TypeError);
        await expect(suite.storage.completeMultipart(bad, 'id'), bad).rejects.toThrow(TypeError);
        await expect(suite.storage.put(bad, PNG, Buffer.from('x')), bad).rejects.toThrow(TypeError);
        await expect(suite.storage.get(bad), bad).rejects.toThrow(TypeError);
        await expect(suite.storage.delete(bad), bad).rejects.toThrow(TypeError);
      }
    });
  });
}
