import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDiskObjectStorage } from '../adapters/disk/object-storage.ts';
import { holdsPlanted, plantedPicture } from '../adapters/media/fixtures/planted.fixture.ts';
import { openMedia } from '../adapters/media/media.ts';
import { systemClock } from '../adapters/system/clock.ts';
import type { CleanedFile, Media } from '../ports/media.ts';
import type { ObjectStorage } from '../ports/object-storage.ts';
import { cleanFiles } from './clean-files.ts';

const never = new AbortController().signal;
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
const keyOf = (upload: number, name = 'original.jpg') => `codes/0123456789/${upload}/${name}`;

let folder: string;
let files: ObjectStorage;
let media: Media;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-'));
  files = await openDiskObjectStorage({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost',
    secret: Buffer.alloc(32, 1),
    clock: systemClock,
  });
  media = await openMedia({ storage: files, folder: join(folder, 'media') });
  lines = [];
});
afterEach(async () => {
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
const run = (hours: number, signal = never) =>
  cleanFiles({ files, media, logger, clock: inHours(hours) }, signal);

async function plantedNow(): Promise<readonly string[]> {
  const planted: string[] = [];
  for await (const { key } of files.list('codes/')) {
    const found = await files.get(key);
    const bytes = found ? await Array.fromAsync(found.body) : [];
    if (holdsPlanted(Buffer.concat(bytes))) planted.push(key);
  }
  return planted;
}

it('cleans what is stored, goes on after a stop, and does nothing twice', async () => {
  const bytes = await plantedPicture('jpeg');
  for (const upload of [1, 2, 3]) await files.put(keyOf(upload), 'image/jpeg', bytes);
  const stop = new AbortController();
  const clean = vi.spyOn(media, 'clean');
  clean.mockImplementationOnce(async (file) => {
    clean.mockRestore();
    const became = await media.clean(file);
    stop.abort();
    return became;
  });
  await run(2, stop.signal);
  expect(await plantedNow()).toEqual([keyOf(1, 'uploaded.jpg'), keyOf(2), keyOf(3)]);
  await run(2);
  expect(await plantedNow()).toEqual([1, 2, 3].map((upload) => keyOf(upload, 'uploaded.jpg')));
  expect(lines.map((line): string => JSON.parse(line).key)).toEqual([keyOf(1), keyOf(2), keyOf(3)]);
  await run(3);
  expect(lines).toHaveLength(3);
});

it('leaves what was stored in the last hour to who saves it', async () => {
  await files.put(keyOf(1), 'image/jpeg', await plantedPicture('jpeg'));
  await run(0.9);
  expect(await plantedNow()).toEqual([keyOf(1)]);
});

it('looks at uploads alone, and says which one is withheld', async () => {
  for (const name of ['original.mp4', 'play.mp4', 'uploaded.mp4', 'poster.webp', 'rewritten.json'])
    await files.put(keyOf(1, name), 'video/mp4', Buffer.from('x'));
  const clean = vi.spyOn(media, 'clean').mockImplementation(async (): Promise<CleanedFile> => 'withheld');
  await run(2);
  expect(clean.mock.calls).toEqual([[{ key: keyOf(1, 'original.mp4') }]]);
  expect(lines.join()).toContain('stored file withheld');
});
