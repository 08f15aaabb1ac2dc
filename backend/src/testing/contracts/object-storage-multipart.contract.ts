import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { IncompleteUpload, UnknownUpload } from '../../ports/multipart/multipart-uploads.ts';
import { type ObjectStorageSuite, PNG, status } from './object-storage-suite.contract.ts';

const MEGABYTE = 1_024 ** 2;
const PART = 5 * MEGABYTE;
const SIZE = 2 * PART + 7;

export function objectStorageMultipart(suite: ObjectStorageSuite): void {
  describe('an upload in parts', () => {
    const bytes = Uint8Array.from({ length: SIZE }, (_, index) => (index * 31 + (index >> 16)) % 251);
    const partOf = (part: number) => bytes.slice((part - 1) * PART, part * PART);
    const start = () =>
      suite.storage.startMultipart({ key: suite.key, contentType: 'video/mp4', size: SIZE, partSize: PART });
    const complete = (uploadId: string) => suite.storage.completeMultipart(suite.key, uploadId);
    const parts = async (uploadId: string) =>
      (await suite.storage.listParts(suite.key, uploadId))?.map(({ part, size }) => [part, size]);
    const unfinished = async () =>
      (await Array.fromAsync(suite.storage.listMultiparts())).filter(({ key }) => key === suite.key);

    async function send(uploadId: string, ...numbers: readonly number[]): Promise<void> {
      for (const part of numbers) {
        const body = partOf(part);
        const grant = { key: suite.key, uploadId, part, size: body.length, expiresInSeconds: 60, keep: true };
        expect(await status(await suite.storage.presignPart(grant), { method: 'PUT', body })).toBe(200);
      }
    }

    it('becomes a file of its parts, whatever order they arrive in', async () => {
      const uploadId = await start();
      await send(uploadId, 3, 1, 2);
      expect(await parts(uploadId)).toEqual([
        [1, PART],
        [2, PART],
        [3, 7],
      ]);
      const info = await complete(uploadId);
      expect(info).toMatchObject({ key: suite.key, contentType: 'video/mp4', size: SIZE });
      expect(await suite.storage.head(suite.key)).toEqual(info);
      const answer = await fetch(
        await suite.storage.presignGet({ key: suite.key, expiresInSeconds: 60, keep: true }),
      );
      expect(digest(await answer.bytes())).toBe(digest(bytes));
      expect(await suite.content(suite.key, { start: SIZE - 7 })).toBe(Buffer.from(partOf(3)).toString());
    });

    it('is no file before it is complete, and says what is missing', async () => {
      const uploadId = await start();
      await expect(complete(uploadId)).rejects.toMatchObject({ parts: [1, 2, 3] });
      await send(uploadId, 1, 3);
      const refused = complete(uploadId);
      await expect(refused).rejects.toBeInstanceOf(IncompleteUpload);
      await expect(refused).rejects.toMatchObject({ parts: [2] });
      expect(await suite.storage.head(suite.key)).toBeUndefined();
      expect(await Array.fromAsync(suite.storage.list(suite.key))).toEqual([]);
      await send(uploadId, 2);
      expect((await complete(uploadId)).size).toBe(SIZE);
    });

    it('is completed once, however often and by how many it is asked for', async () => {
      const uploadId = await start();
      await send(uploadId, 1, 2, 3);
      const infos = await Promise.all([1, 2, 3].map(() => complete(uploadId)));
      infos.push(await complete(uploadId));
      expect(new Set(infos.map((info) => JSON.stringify(info))).size).toBe(1);
      expect(await parts(uploadId)).toBeUndefined();
      expect(await unfinished()).toEqual([]);
      await suite.storage.abortMultipart(suite.key, uploadId);
      expect((await suite.storage.head(suite.key))?.size).toBe(SIZE);
    });

    it('leaves nothing when it is aborted', async () => {
      const uploadId = await start();
      await send(uploadId, 1, 2, 3);
      await suite.storage.abortMultipart(suite.key, uploadId);
      await suite.storage.abortMultipart(suite.key, uploadId);
      expect(await parts(uploadId)).toBeUndefined();
      expect(await unfinished()).toEqual([]);
      await expect(complete(uploadId)).rejects.toBeInstanceOf(UnknownUpload);
      expect(await suite.storage.head(suite.key)).toBeUndefined();
    });

    it('does not pass for a file that is already there', async () => {
      const before = await suite.storage.put(suite.key, PNG, Buffer.from('before'));
      const uploadId = await start();
      await expect(complete(uploadId)).rejects.toBeInstanceOf(IncompleteUpload);
      await suite.storage.abortMultipart(suite.key, uploadId);
      await expect(complete(uploadId)).rejects.toBeInstanceOf(UnknownUpload);
      expect(await suite.storage.head(suite.key)).toEqual(before);
    });

    it('is listed until it is aborted by what the list says', async () => {
      const ids = [await start(), await start()];
      const listed = await unfinished();
      expect(listed).toHaveLength(2);
      for (const { startedAt } of listed) {
        expect(Math.abs(Date.now() - startedAt.getTime())).toBeLessThan(10_000);
      }
      for (const { key, uploadId } of listed) await suite.storage.abortMultipart(key, uploadId);
      expect(await Promise.all(ids.map(parts))).toEqual([undefined, undefined]);
      expect(await unfinished()).toEqual([]);
    });

    it('is unknown by another id, and under another key', async () => {
      const uploadId = await start();
      const other = `${suite.key}-2`;
      for (const id of ['', 'unknown', '../uploads', `${uploadId}x`]) {
        expect(await suite.storage.listParts(suite.key, id), id).toBeUndefined();
        await expect(complete(id), id).rejects.toBeInstanceOf(UnknownUpload);
      }
      expect(await suite.storage.listParts(other, uploadId)).toBeUndefined();
      await expect(suite.storage.completeMultipart(other, uploadId)).rejects.toBeInstanceOf(UnknownUpload);
      await suite.storage.abortMultipart(other, uploadId);
      expect(await parts(uploadId)).toEqual([]);
    });

    it('has 1 to 10,000 parts of 5 MiB to 5 GiB', async () => {
      const grant = { key: suite.key, contentType: PNG, size: SIZE, partSize: PART };
      for (const wrong of [
        { size: 0 },
        { size: 1.5 },
        { partSize: PART - 1 },
        { partSize: 5 * 1_024 ** 3 + 1 },
        { size: 10_000 * PART + 1 },
      ]) {
        const refused = suite.storage.startMultipart({ ...grant, ...wrong });
        await expect(refused, JSON.stringify(wrong)).rejects.toThrow(RangeError);
      }
      await expect(suite.storage.startMultipart({ ...grant, contentType: 'a' })).rejects.toThrow(TypeError);
      expect(await unfinished()).toEqual([]);
    });
  });
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
