import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectStorage } from '../../ports/object-storage.ts';

/** A storage whose presigned and public URLs can be fetched while the suite runs. */
export interface ObjectStorageBacking {
  readonly storage: ObjectStorage;
  /** Called after the storage is closed. */
  dispose(): Promise<void>;
}

const PNG = 'image/png';

/** The contract of every object storage, over real HTTP. Each case uses a key of its own, so that a server may be shared. */
export function objectStorageContract(createBacking: () => Promise<ObjectStorageBacking>): void {
  let backing: ObjectStorageBacking;
  let storage: ObjectStorage;
  let key: string;

  beforeAll(async () => {
    backing = await createBacking();
    storage = backing.storage;
  });
  afterAll(async () => {
    await storage.close();
    await backing.dispose();
  });
  beforeEach(() => {
    key = `contract/${randomUUID()}/a_file-1.PNG`;
  });

  describe('objects', () => {
    it('are returned as they were put', async () => {
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
      const info = await storage.put(key, PNG, bytes);
      expect(info).toMatchObject({ key, contentType: PNG, size: 100_000 });
      expect(info.etag).not.toBe('');
      const found = await storage.get(key);
      expect(found?.info).toEqual(info);
      expect(found && new Uint8Array(await buffer(found.body))).toEqual(bytes);
      expect(await storage.head(key)).toEqual(info);
    });

    it('may be streamed, and may be empty', async () => {
      const parts = Array.from({ length: 50 }, (_, index) => Buffer.alloc(1_000, index));
      expect((await storage.put(key, PNG, Readable.from(parts))).size).toBe(50_000);
      expect(await content(key)).toEqual(Buffer.concat(parts).toString());
      expect((await storage.put(key, PNG, new Uint8Array())).size).toBe(0);
      expect(await content(key)).toBe('');
    });

    it('are replaced as a whole', async () => {
      const before = await storage.put(key, PNG, Buffer.from('before, and longer'));
      const after = await storage.put(key, 'text/plain', Buffer.from('after'));
      expect(after.etag).not.toBe(before.etag);
      expect(await storage.head(key)).toEqual({ ...after, contentType: 'text/plain', size: 5 });
      expect(await content(key)).toBe('after');
    });

    it('are absent before a put, and after an interrupted one', async () => {
      expect(await storage.head(key)).toBeUndefined();
      expect(await storage.get(key)).toBeUndefined();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the source failed');
        })(),
      );
      await expect(storage.put(key, PNG, broken)).rejects.toThrow();
      expect(await storage.head(key)).toBeUndefined();
    });

    it('are gone when deleted', async () => {
      await storage.put(key, PNG, Buffer.from('x'));
      await storage.delete(key);
      expect(await storage.head(key)).toBeUndefined();
      expect((await fetch(storage.publicUrl(key))).status).toBeGreaterThanOrEqual(400);
      await storage.delete(key);
    });

    it('are separate, also when only the case differs', async () => {
      await storage.put(key, PNG, Buffer.from('one'));
      await storage.put(key.toLowerCase(), PNG, Buffer.from('two'));
      await storage.delete(key);
      expect(await content(key)).toBeUndefined();
      expect(await content(key.toLowerCase())).toBe('two');
    });

    it('are read in part', async () => {
      await storage.put(key, PNG, Buffer.from('0123456789'));
      expect(await content(key, { start: 2, end: 4 })).toBe('234');
      expect(await content(key, { start: 7 })).toBe('789');
      expect(await content(key, { start: 9, end: 99 })).toBe('9');
      await expect(storage.get(key, { start: 10 })).rejects.toThrow(RangeError);
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
        const grant = { key: bad, contentType: PNG, size: 1, expiresInSeconds: 60 };
        await expect(storage.presignPut(grant), bad).rejects.toThrow(TypeError);
        await expect(storage.put(bad, PNG, Buffer.from('x')), bad).rejects.toThrow(TypeError);
        await expect(storage.get(bad), bad).rejects.toThrow(TypeError);
        await expect(storage.delete(bad), bad).rejects.toThrow(TypeError);
      }
    });
  });

  describe('a presigned URL', () => {
    const body = Buffer.from('exactly this');

    async function grant(expiresInSeconds = 60): Promise<string> {
      return storage.presignPut({ key, contentType: PNG, size: body.length, expiresInSeconds });
    }
    async function put(address: string, type = PNG, bytes: Buffer = body): Promise<number> {
      const answer = await fetch(address, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': type },
      });
      await answer.arrayBuffer();
      return answer.status;
    }

    it('accepts the granted file', async () => {
      expect(await put(await grant())).toBe(200);
      expect(await storage.head(key)).toMatchObject({ key, contentType: PNG, size: body.length });
      expect(await content(key)).toBe('exactly this');
    });

    it('refuses another type, size or key', async () => {
      const address = await grant();
      expect(await put(address, 'text/html')).toBe(403);
      expect(await put(address, PNG, Buffer.from('exactly this and more'))).toBe(403);
      expect(await put(address, PNG, Buffer.from('less'))).toBe(403);
      expect(await put(address.replace('a_file-1', 'a_file-2'))).toBe(403);
      expect(await storage.head(key)).toBeUndefined();
      expect(await storage.head(key.replace('a_file-1', 'a_file-2'))).toBeUndefined();
    });

    it('refuses an upload without a signature', async () => {
      expect(await put(storage.publicUrl(key))).toBe(403);
      expect(await storage.head(key)).toBeUndefined();
    });

    it('refuses an upload after its time', async () => {
      const address = await grant(1);
      await sleep(2_100);
      expect(await put(address)).toBe(403);
      expect(await storage.head(key)).toBeUndefined();
    });
  });

  describe('the public URL', () => {
    it('serves the file with its type', async () => {
      const info = await storage.put(key, PNG, Buffer.from('0123456789'));
      const answer = await fetch(storage.publicUrl(key));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(PNG);
      expect(answer.headers.get('content-length')).toBe('10');
      expect(answer.headers.get('etag')).toBe(info.etag);
      expect(await answer.text()).toBe('0123456789');
    });

    it('serves parts of it', async () => {
      await storage.put(key, 'video/mp4', Buffer.from('0123456789'));
      const part = async (range: string) => {
        const answer = await fetch(storage.publicUrl(key), { headers: { range } });
        return [answer.status, answer.headers.get('content-range'), answer.ok ? await answer.text() : ''];
      };
      expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/10', '0123']);
      expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
      expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
      expect((await part('bytes=10-12'))[0]).toBe(416);
    });

    it('serves headers alone', async () => {
      await storage.put(key, PNG, Buffer.from('0123456789'));
      const answer = await fetch(storage.publicUrl(key), { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('10');
      expect(await answer.text()).toBe('');
    });
  });

  it('responds to a ping', async () => {
    await storage.ping();
  });

  async function content(of: string, range?: { start: number; end?: number }): Promise<string | undefined> {
    const found = await storage.get(of, range);
    return found && text(found.body);
  }
}
