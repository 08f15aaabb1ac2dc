import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChunks } from './read-chunks.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunks-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('yields files of any length in their order, all through one buffer', async () => {
  const contents = [
    Buffer.alloc(600_000, 'one '),
    Buffer.alloc(0),
    Buffer.from('two'),
    Buffer.alloc(262_144, 3),
  ];
  const files = contents.map((_bytes, place) => join(folder, String(place)));
  await Promise.all(files.map((file, place) => writeFile(file, contents[place] ?? '')));
  const copies: Buffer[] = [];
  const buffers = new Set<ArrayBufferLike>();
  for await (const chunk of readChunks(files)) {
    copies.push(Buffer.from(chunk));
    buffers.add(chunk.buffer);
  }
  expect(Buffer.concat(copies).equals(Buffer.concat(contents))).toBe(true);
  expect(buffers.size).toBe(1);
});

it('fails for a file that is missing', async () => {
  const reading = async () => {
    for await (const _chunk of readChunks([join(folder, 'none')]));
  };
  await expect(reading()).rejects.toMatchObject({ code: 'ENOENT' });
});
