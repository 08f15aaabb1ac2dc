import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { objectStorageContract } from '../../testing/contracts/object-storage.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { openS3ObjectStorage } from './object-storage.ts';

describeEngine('s3', (engine) => {
  const PNG = 'image/png';
  const options = (changed: Partial<Parameters<typeof openS3ObjectStorage>[0]> = {}) => ({
    ...engine,
    bucket: `test-${randomUUID()}`,
    ...changed,
  });
  const client = new S3Client({
    endpoint: engine.endpoint,
    region: engine.region,
    forcePathStyle: true,
    credentials: engine,
  });
  afterAll(() => client.destroy());

  async function removeBucket(Bucket: string): Promise<void> {
    for (;;) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      if (Contents.length === 0) break;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
    await client.send(new DeleteBucketCommand({ Bucket }));
  }

  describe('object storage in S3', () => {
    objectStorageContract(async () => {
      const own = options();
      return { storage: await openS3ObjectStorage(own), dispose: () => removeBucket(own.bucket) };
    });
  });

  describe('beyond the contract', () => {
    const own = options({ corsOrigins: ['https://app.example'] });
    let storage: ObjectStorage;
    beforeAll(async () => {
      storage = await openS3ObjectStorage(own);
    });
    afterAll(async () => {
      await storage.close();
      await removeBucket(own.bucket);
    });

    it('sends a large stream in parts, and reads it back', async () => {
      const part = Buffer.alloc(1_024 * 1_024, 7);
      const parts = Array.from({ length: 20 }, () => part);
      const info = await storage.put('large', 'video/mp4', Readable.from(parts));
      expect(info.size).toBe(20 * part.length);
      expect(info.etag).toMatch(/-3"$/);
      expect(await storage.head('large')).toEqual(info);
      const found = await storage.get('large', { start: 16 * part.length - 2, end: 16 * part.length + 1 });
      expect(found?.info).toEqual(info);
      expect(found && [...(await buffer(found.body))]).toEqual([7, 7, 7, 7]);
    });

    it('keeps no parts of an interrupted large stream', async () => {
      const source = new Error('the source broke off');
      const broken = Readable.from(
        (async function* () {
          for (let part = 0; part < 20; part += 1) yield Buffer.alloc(1_024 * 1_024);
          throw source;
        })(),
      );
      await expect(storage.put('broken', 'video/mp4', broken)).rejects.toBe(source);
      expect(await storage.head('broken')).toBeUndefined();
      const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: own.bucket }));
      expect(Uploads ?? []).toEqual([]);
    });

    it('lets the pages of the configured origins upload, and no others', async () => {
      const address = await storage.presignPut({ key: 'a', contentType: PNG, size: 1, expiresInSeconds: 60 });
      const preflight = async (origin: string) => {
        const headers = {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type',
        };
        return (await fetch(address, { method: 'OPTIONS', headers })).headers;
      };
      const allowed = await preflight('https://app.example');
      expect(allowed.get('access-control-allow-origin')).toBe('https://app.example');
      expect(allowed.get('access-control-allow-methods')).toContain('PUT');
      expect(allowed.get('access-control-expose-headers')).toContain('ETag');
      expect((await preflight('https://other.example')).get('access-control-allow-origin')).toBeNull();
    });

    it('opens an existing bucket again', async () => {
      await storage.put('kept', PNG, Buffer.from('kept'));
      const again = await openS3ObjectStorage(own);
      expect((await again.head('kept'))?.size).toBe(4);
      await again.close();
    });

    it('may be opened by several processes at once', async () => {
      const shared = options();
      const all = await Promise.all([1, 2, 3].map(() => openS3ObjectStorage(shared)));
      await Promise.all(all.map((one) => one.close()));
      await removeBucket(shared.bucket);
    });

    it('signs for the URL that browsers use', async () => {
      const uploadEndpoint = engine.endpoint.replace('127.0.0.1', 'localhost');
      const outside = await openS3ObjectStorage({ ...own, uploadEndpoint });
      const address = await outside.presignPut({ key: 'b', contentType: PNG, size: 2, expiresInSeconds: 60 });
      expect(address).toMatch(`${uploadEndpoint}/${own.bucket}/b?`);
      const answer = await fetch(address, { method: 'PUT', body: 'ok', headers: { 'content-type': PNG } });
      expect(answer.status).toBe(200);
      expect((await outside.head('b'))?.size).toBe(2);
      const read = await outside.presignGet({ key: 'b', expiresInSeconds: 60, keep: true });
      expect(read).toMatch(`${uploadEndpoint}/${own.bucket}/b?`);
      expect(await (await fetch(read)).text()).toBe('ok');
      await outside.close();
    });

    it('refuses an upload with a forged signature', async () => {
      const address = await storage.presignPut({ key: 'c', contentType: PNG, size: 2, expiresInSeconds: 60 });
      const forged = address.replace(/X-Amz-Signature=[0-9a-f]+/, `X-Amz-Signature=${'0'.repeat(64)}`);
      const answer = await fetch(forged, { method: 'PUT', body: 'ok', headers: { 'content-type': PNG } });
      expect(answer.status).toBe(403);
      expect(await storage.head('c')).toBeUndefined();
    });

    it('lists more than one page of files', async () => {
      const names = Array.from({ length: 1_010 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
      await pMap(names, (name) => storage.put(name, PNG, new Uint8Array()), { concurrency: 16 });
      const listed = await Array.fromAsync(storage.list('many/'));
      expect(listed.map(({ key }) => key)).toEqual(names);
    });

    it('leaves out of the list what is no file of ours', async () => {
      await client.send(new PutObjectCommand({ Bucket: own.bucket, Key: 'other/.hidden', Body: 'x' }));
      await storage.put('other/a', PNG, Buffer.from('x'));
      expect((await Array.fromAsync(storage.list('other/'))).map(({ key }) => key)).toEqual(['other/a']);
    });

    it('refuses an invalid range', async () => {
      await storage.put('d', PNG, Buffer.from('0123'));
      await expect(storage.get('d', { start: -1 })).rejects.toThrow(RangeError);
      await expect(storage.get('d', { start: 2, end: 1 })).rejects.toThrow(RangeError);
      await storage.put('e', PNG, new Uint8Array());
      await expect(storage.get('e', { start: 0 })).rejects.toThrow(RangeError);
    });
  });

  describe('a wrong set-up', () => {
    const refusal = async (changed: Partial<ReturnType<typeof options>>) => {
      const error: unknown = await openS3ObjectStorage(options(changed)).catch((raised: unknown) => raised);
      expect(error).toBeInstanceOf(EngineMisconfigured);
      const { message } = error instanceof Error ? error : new Error('no error');
      expect(message.split('\n')).toHaveLength(1);
      return message;
    };

    it('is reported in one line', async () => {
      expect(await refusal({ secretAccessKey: 'wrong' })).toMatch(/^s3: .* secret access key is wrong$/);
      expect(await refusal({ accessKeyId: 'nobody' })).toMatch(/^s3: .* access key id is unknown$/);
      expect(await refusal({ region: 'mars-north-1' })).toMatch(/^s3: .* region is wrong$/);
      expect(await refusal({ bucket: 'A' })).toMatch(/^s3: bucket A .+/);
    });

    it('differs from a server that is away', async () => {
      const endpoint = 'http://127.0.0.1:1';
      await expect(openS3ObjectStorage(options({ endpoint }))).rejects.toBeInstanceOf(EngineUnavailable);
    });
  });

  it('reports a bucket that is gone', async () => {
    const own = options();
    const storage = await openS3ObjectStorage(own);
    await storage.ping();
    await removeBucket(own.bucket);
    await expect(storage.ping()).rejects.toThrow();
    const put = storage.put('a', PNG, Buffer.from('x'));
    await expect(put).rejects.toThrow(new EngineMisconfigured('s3', 'the bucket does not exist'));
    await storage.close();
  });
});
