import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Bytes } from '../../ports/backup/sealing.ts';
import { collecting } from './collecting.ts';

const CHUNK = 65_536;
const CHUNKS = 3000;
/** Bytes. Left alone, chunks take 64 MB before they are collected. */
const FEW = 16_000_000;

async function* chunks(): Bytes {
  for (let n = 0; n < CHUNKS; n += 1) yield Buffer.alloc(CHUNK, n);
}

/** Drops the bytes, and returns the most that chunks took meanwhile. */
async function drain(bytes: Bytes): Promise<number> {
  const before = process.memoryUsage().arrayBuffers;
  let [read, most] = [0, 0];
  for await (const chunk of bytes) {
    read += chunk.length;
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(read).toBe(CHUNK * CHUNKS);
  return most;
}

function placeOf(written: number[]): BackupPlace {
  return {
    address: 'nowhere',
    write: async (_name, bytes) => void written.push(await drain(bytes)),
    read: async () => Readable.from(chunks()),
    async *list() {},
    async *unfinished() {},
    remove: async () => undefined,
    close: async () => undefined,
  };
}

it('chunks that were written or read leave the memory soon', async () => {
  const written: number[] = [];
  const place = collecting(placeOf(written));
  await place.write('name', chunks());
  const body = await place.read('name');
  const most = Math.max(...written, body ? await drain(body) : Number.NaN);
  expect(most).toBeLessThan(FEW);
});

it('a body that nobody reads to its end is closed', async () => {
  let isClosed = false;
  const bytes = (async function* (): Bytes {
    try {
      yield* chunks();
    } finally {
      isClosed = true;
    }
  })();
  const place = collecting({ ...placeOf([]), read: async () => Readable.from(bytes) });
  for await (const _chunk of (await place.read('name')) ?? Readable.from([])) break;
  await expect.poll(() => isClosed).toBe(true);
});
