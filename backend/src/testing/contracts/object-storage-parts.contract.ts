import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PartGrant } from '../../ports/multipart/multipart-uploads.ts';
import { changed, changesOf, type ObjectStorageSuite, status } from './object-storage-suite.contract.ts';

const MEGABYTE = 1_024 ** 2;

export function objectStorageParts(suite: ObjectStorageSuite): void {
  describe('a presigned URL for a part', () => {
    const plan = { size: 5 * MEGABYTE + 3, partSize: 5 * MEGABYTE };
    let uploadId: string;
    const start = () => suite.storage.startMultipart({ key: suite.key, contentType: 'video/mp4', ...plan });
    const sign = (more: Partial<PartGrant> = {}) =>
      suite.storage.presignPart({
        key: suite.key,
        uploadId,
        part: 2,
        size: 3,
        expiresInSeconds: 60,
        ...more,
      });
    const send = (address: string, body = 'end', method = 'PUT') => status(address, { method, body });
    const parts = () => suite.storage.listParts(suite.key, uploadId);

    beforeEach(async () => {
      uploadId = await start();
    });

    it('accepts the part, of any type, and responds with its ETag', async () => {
      const headers = { 'content-type': 'video/mp4' };
      const answer = await fetch(await sign(), { method: 'PUT', body: 'end', headers });
      expect(answer.status).toBe(200);
      expect(await parts()).toEqual([{ part: 2, size: 3, etag: answer.headers.get('etag') }]);
    });

    it('accepts the part again, in place of the former one', async () => {
      expect(await send(await sign(), 'one')).toBe(200);
      const before = await parts();
      expect(await send(await sign(), 'two')).toBe(200);
      const after = await parts();
      expect(after).toHaveLength(1);
      expect(after?.[0]?.etag).not.toBe(before?.[0]?.etag);
    });

    it('refuses another length, method, key or upload', async () => {
      const address = await sign();
      const other = await start();
      expect(await send(address, 'more')).toBe(403);
      expect(await send(address, 'no')).toBe(403);
      expect(await status(address)).toBe(403);
      expect(await send(address.replace('a_file-1', 'a_file-2'))).toBe(403);
      const [id, foreign] = [await sign(), await sign({ uploadId: other })].map(idIn);
      expect(await send(address.replace(id ?? '', foreign ?? ''))).toBe(403);
      expect(await parts()).toEqual([]);
      expect(await suite.storage.listParts(suite.key, other)).toEqual([]);
    });

    it('refuses a changed query', async () => {
      const address = await sign();
      for (const change of changesOf(address)) {
        expect(await send(changed(address, change)), change[0]).toBeGreaterThanOrEqual(400);
      }
      expect(await parts()).toEqual([]);
    });

    it('refuses a part after its time', async () => {
      const address = await sign({ expiresInSeconds: 1 });
      await sleep(2_100);
      expect(await send(address)).toBe(403);
      expect(await parts()).toEqual([]);
    });

    it('responds with 404 when the upload is aborted', async () => {
      const address = await sign();
      await suite.storage.abortMultipart(suite.key, uploadId);
      expect(await send(address)).toBe(404);
    });

    it('is granted for planned parts only', async () => {
      for (const [part, size] of [
        [0, plan.partSize],
        [1, 3],
        [1.5, 3],
        [2, plan.partSize],
        [2, 2],
        [3, 3],
      ]) {
        await expect(sign({ part: part ?? 0, size: size ?? 0 }), `${part}`).rejects.toThrow(RangeError);
      }
      await expect(sign({ expiresInSeconds: 604_801 })).rejects.toThrow(RangeError);
    });
  });
}

/** The id in the query of an address. */
const idIn = (address: string) => /[?&]upload(?:Id)?=([^&]+)/.exec(address)?.[1];
