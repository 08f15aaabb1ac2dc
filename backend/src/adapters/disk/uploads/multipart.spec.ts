import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../system/clock.ts';
import { type DiskObjectStorage, openDiskObjectStorage } from '../object-storage.ts';
import { filesLeft, type Served, serve } from '../served/served.fixture.ts';

const PART = 5 * 1_024 ** 2;
const PARTS = 12;
const SIZE = PARTS * PART;
const STORAGE = JSON.stringify(new URL('../object-storage.ts', import.meta.url).href);
const CLOCK = JSON.stringify(new URL('../../system/clock.ts', import.meta.url).href);

/** Completes the upload in `argv`, and prints by how many bytes its memory grew. */
const COMPLETER = `
  import { openDiskObjectStorage } from ${STORAGE};
  import { systemClock } from ${CLOCK};
  const [, folder, uploadId] = process.argv;
  const options = { folder, baseUrl: 'http://x', secret: new Uint8Array(), clock: systemClock };
  const storage = await openDiskObjectStorage(options);
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  await storage.completeMultipart('film', uploadId);
  clearInterval(sampling);
  console.log(most - before);
`;

describe('an upload in parts to disk', () => {
  let served: Served;
  let storage: DiskObjectStorage;
  let uploadId: string;
  beforeEach(async () => {
    served = await serve();
    storage = served.storage;
    const grant = { key: 'film', contentType: 'video/mp4', size: SIZE, partSize: PART };
    uploadId = await storage.startMultipart(grant);
  });
  afterEach(() => served.dispose());

  const sign = (part: number) =>
    storage.presignPart({ key: 'film', uploadId, part, size: PART, expiresInSeconds: 60 });
  async function sendAll(): Promise<void> {
    for (let part = 1; part <= PARTS; part += 1) {
      const body = Buffer.alloc(PART, part);
      expect((await fetch(await sign(part), { method: 'PUT', body })).status).toBe(200);
    }
  }
  const completer = (): ChildProcess => {
    const args = ['--input-type=module', '--eval', COMPLETER, served.folder, uploadId];
    return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const firstBytes = async () => {
    const found = await storage.get('film', { start: PART - 1, end: PART });
    return found && (await found.body.toArray()).flatMap((chunk) => [...chunk]);
  };

  it('survives a restart of the server', async () => {
    expect((await fetch(await sign(1), { method: 'PUT', body: Buffer.alloc(PART) })).status).toBe(200);
    const { folder } = served;
    const options = { folder, baseUrl: 'http://x', secret: new Uint8Array(), clock: systemClock };
    const again = await openDiskObjectStorage(options);
    expect(await again.listParts('film', uploadId)).toEqual(await storage.listParts('film', uploadId));
    expect(await Array.fromAsync(again.listMultiparts())).toMatchObject([{ key: 'film', uploadId }]);
  });

  it('is whole or absent when the process that completes it is killed', async () => {
    await sendAll();
    const child = completer();
    const incoming = join(served.folder, 'incoming');
    let copied = 0;
    while (copied === 0 && child.exitCode === null) {
      const names = (await filesLeft(served)).filter((name) => name.includes('-') && !name.includes('.'));
      const sizes = names.map((name) => stat(join(incoming, name)).catch(() => undefined));
      copied = Math.max(0, ...(await Promise.all(sizes)).map((found) => found?.size ?? 0));
    }
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
    expect(copied).toBeLessThan(SIZE);
    expect(await storage.head('film')).toBeUndefined();
    expect(await storage.listParts('film', uploadId)).toHaveLength(PARTS);
    expect((await storage.completeMultipart('film', uploadId)).size).toBe(SIZE);
    expect(await firstBytes()).toEqual([1, 2]);
  });

  it('is completed in less memory than a part has', async () => {
    const size = 96 * 1_024 ** 2;
    uploadId = await storage.startMultipart({ key: 'film', contentType: 'video/mp4', size, partSize: size });
    const grant = { key: 'film', uploadId, part: 1, size, expiresInSeconds: 60 };
    await fetch(await storage.presignPart(grant), { method: 'PUT', body: Buffer.alloc(size, 1) });
    const child = completer();
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    await once(child, 'close');
    expect((await storage.head('film'))?.size).toBe(size);
    expect(Number(output)).toBeGreaterThan(0);
    expect(Number(output)).toBeLessThan(size * (2 / 3));
  });

  it('keeps nothing of a part that is cut off', async () => {
    const headers = { 'content-length': String(PART) };
    const upload = request(await sign(1), { method: 'PUT', headers });
    upload.on('error', () => undefined);
    await new Promise((resolve) => upload.write(Buffer.alloc(1_000), resolve));
    await expect.poll(() => filesLeft(served)).toHaveLength(2);
    upload.destroy();
    await expect.poll(() => filesLeft(served)).toEqual(['upload.json']);
    expect(await storage.listParts('film', uploadId)).toEqual([]);
  });

  it('counts the bytes of a part without a length', async () => {
    const send = async (bytes: number) => {
      const body = new Blob([Buffer.alloc(bytes)]).stream();
      return (await fetch(await sign(1), { method: 'PUT', body, duplex: 'half' })).status;
    };
    expect(await send(3)).toBe(400);
    expect(await send(PART + 1)).toBe(413);
    expect(await storage.listParts('film', uploadId)).toEqual([]);
    expect(await send(PART)).toBe(200);
  });

  it('leaves no files when it is aborted', async () => {
    await fetch(await sign(1), { method: 'PUT', body: Buffer.alloc(PART) });
    await storage.abortMultipart('film', uploadId);
    expect(await filesLeft(served)).toEqual([]);
  });

  it('leaves the file and its entry alone when it is completed', async () => {
    await sendAll();
    await storage.completeMultipart('film', uploadId);
    expect(await filesLeft(served)).toHaveLength(2);
  });
});
