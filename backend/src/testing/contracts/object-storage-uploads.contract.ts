import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { changed, changesOf, type ObjectStorageSuite, PNG, status } from './object-storage-suite.contract.ts';

export function objectStorageUploads(suite: ObjectStorageSuite): void {
  describe('a presigned URL for an upload', () => {
    const body = 'exactly this';
    const other = () => suite.key.replace('a_file-1', 'a_file-2');
    const grant = (expiresInSeconds = 60) =>
      suite.storage.presignPut({ key: suite.key, contentType: PNG, size: body.length, expiresInSeconds });
    const send = (address: string, { method = 'PUT', type = PNG, text = body } = {}) =>
      status(address, { method, body: text, headers: { 'content-type': type } });

    it('accepts the granted file', async () => {
      expect(await send(await grant())).toBe(200);
      const info = { key: suite.key, contentType: PNG, size: body.length };
      expect(await suite.storage.head(suite.key)).toMatchObject(info);
      expect(await suite.content(suite.key)).toBe(body);
    });

    it('refuses another type, length, key or method', async () => {
      const address = await grant();
      expect(await send(address, { type: 'text/html' })).toBe(403);
      expect(await send(address, { text: 'exactly this and more' })).toBe(403);
      expect(await send(address, { text: 'less' })).toBe(403);
      expect(await send(address.replace('a_file-1', 'a_file-2'))).toBe(403);
      await suite.storage.put(suite.key, PNG, Buffer.from('before'));
      expect(await status(address)).toBe(403);
      expect(await status(address, { method: 'HEAD' })).toBe(403);
      expect(await suite.content(suite.key)).toBe('before');
      expect(await suite.storage.head(other())).toBeUndefined();
    });

    it('refuses a changed query, and none', async () => {
      const address = await grant();
      for (const change of changesOf(address)) {
        expect(await send(changed(address, change)), change[0]).toBeGreaterThanOrEqual(400);
      }
      expect(await send(address.replace(/\?.*/, ''))).toBe(403);
      expect(await suite.storage.head(suite.key)).toBeUndefined();
    });

    it('refuses an upload after its time', async () => {
      const address = await grant(1);
      await sleep(2_100);
      expect(await send(address)).toBe(403);
      expect(await suite.storage.head(suite.key)).toBeUndefined();
    });

    it('is granted for a second to a week', async () => {
      for (const lifetime of [0, -1, 1.5, 604_801, Number.NaN]) {
        await expect(grant(lifetime), String(lifetime)).rejects.toThrow(RangeError);
      }
      expect(await send(await grant(604_800))).toBe(200);
    });
  });
}
