import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { objectStorageContract } from '../../testing/contracts/object-storage.contract.ts';
import { systemClock } from '../system/clock.ts';
import { type DiskObjectStorage, openDiskObjectStorage } from './object-storage.ts';
import { filesLeft, type Served, serve } from './served/served.fixture.ts';

describe('object storage on disk', () => {
  objectStorageContract(serve);
});

describe('object storage on disk, beyond the contract', () => {
  let served: Served;
  let storage: DiskObjectStorage;
  beforeEach(async () => {
    served = await serve();
    storage = served.storage;
  });
  afterEach(() => served.dispose());

  it('separates a file from those whose keys start with its own', async () => {
    await storage.put('a', 'image/png', Buffer.from('outer'));
    await storage.put('a/b', 'image/png', Buffer.from('in'));
    await storage.delete('a');
    expect((await storage.head('a/b'))?.size).toBe(2);
  });

  it('leaves no bytes of replaced or deleted files', async () => {
    await storage.put('a', 'image/png', Buffer.from('1'));
    await storage.put('a', 'image/png', Buffer.from('2'));
    expect(await filesLeft(served)).toHaveLength(2);
    await storage.delete('a');
    expect(await filesLeft(served)).toEqual([]);
  });

  it('removes uploads of earlier days when it opens', async () => {
    const incoming = join(served.folder, 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old'), '');
    await writeFile(join(incoming, 'new'), '');
    const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000);
    await utimes(join(incoming, 'old'), lastWeek, lastWeek);
    const secret = Buffer.from('s');
    await openDiskObjectStorage({ folder: served.folder, baseUrl: 'http://x', secret, clock: systemClock });
    expect(await filesLeft(served)).toEqual(['new']);
  });

  it('names the type of an empty answer to an upload, also to a refused one', async () => {
    const grant = { key: 'a', contentType: 'image/png', size: 1, expiresInSeconds: 60 };
    const address = await storage.presignPut(grant);
    const headers = { 'content-type': 'image/png' };
    for (const body of ['two', '1']) {
      const answer = await fetch(address, { method: 'PUT', body, headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        body === '1' ? 200 : 403,
        'text/plain',
      ]);
    }
  });

  it('reports a folder that is out of reach', async () => {
    await rm(served.folder, { recursive: true });
    await expect(storage.ping()).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(storage.put('a', 'image/png', Buffer.from('x'))).rejects.toBeInstanceOf(EngineUnavailable);
    const address = await storage.presignPut({
      key: 'a',
      contentType: 'image/png',
      size: 1,
      expiresInSeconds: 60,
    });
    const answer = await fetch(address, {
      method: 'PUT',
      body: 'x',
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.status).toBe(503);
  });
});
