import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DiskObjectStorage } from './object-storage.ts';
import { filesLeft, putChunks, type Served, serve } from './served/served.fixture.ts';

describe('an upload to disk', () => {
  let served: Served;
  let storage: DiskObjectStorage;
  beforeEach(async () => {
    served = await serve();
    storage = served.storage;
  });
  afterEach(() => served.dispose());

  it('counts the bytes of an upload without a length', async () => {
    const grant = { key: 'a', contentType: 'image/png', size: 4, expiresInSeconds: 60 };
    const put = async (...parts: readonly string[]) => {
      const address = await storage.presignPut(grant);
      return putChunks(address, parts);
    };
    expect(await put('01', '2')).toBe(400);
    expect(await put('01', '234')).toBe(413);
    expect(await storage.head('a')).toBeUndefined();
    expect(await filesLeft(served)).toEqual([]);
    expect(await put('01', '23')).toBe(200);
  });

  it('keeps nothing of an interrupted upload', async () => {
    const grant = { key: 'a', contentType: 'image/png', size: 1_000, expiresInSeconds: 60 };
    const address = await storage.presignPut(grant);
    const headers = { 'content-type': 'image/png', 'content-length': '1000' };
    const upload = request(address, { method: 'PUT', headers });
    upload.on('error', () => undefined);
    await new Promise((resolve) => upload.write(Buffer.alloc(500), resolve));
    await expect.poll(() => filesLeft(served)).toHaveLength(1);
    upload.destroy();
    await expect.poll(() => filesLeft(served)).toEqual([]);
    expect(await storage.head('a')).toBeUndefined();
  });
});
