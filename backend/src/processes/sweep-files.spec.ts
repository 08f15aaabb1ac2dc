import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskObjectStorage } from '../adapters/disk/object-storage.ts';
import { changeUploads, uploadsOf } from '../commands/files/upload-records.ts';
import { handle } from '../commands/handle.ts';
import { ONLY } from '../domain/aggregate.ts';
import { NOTHING_OWN } from '../domain/domain-settings/decide.ts';
import { DOMAIN_SETTINGS } from '../domain/domain-settings/domain-settings.ts';
import { keyOfLogo } from '../domain/domain-settings/logo-keys.ts';
import type { StoredFile } from '../domain/qr-code/content/file.ts';
import type { QrCodeEvent } from '../domain/qr-code/events.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../ports/event-store.ts';
import type { ObjectStorage } from '../ports/object-storage.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { ADA, adasCode, contentCleared, generated, imageAttached, saved } from '../testing/qr-code.ts';
import { sweepFiles } from './sweep-files.ts';

const CODE = '0123456789';
const OTHER = 'ABCDEFGHJK';
const HOUR_MS = 60 * 60 * 1000;

let fixture: Fixture;
let files: ObjectStorage;

beforeEach(async () => {
  fixture = await openFixture();
  files = await openDiskObjectStorage({
    folder: join(fixture.folder, 'files'),
    baseUrl: 'http://localhost',
    secret: Buffer.alloc(32, 1),
    clock: fixture.clock,
  });
});
afterEach(() => fixture.close());

const append = (...events: readonly QrCodeEvent[]) =>
  fixture.log.append({
    stream: QR_CODE.streamOf(CODE),
    expected: 'none',
    events: events.map((event) => ({
      ...event,
      id: fixture.random.uuid(),
      at: fixture.clock.now().toISOString(),
      actor: SYSTEM,
    })),
  });
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR_MS) });
const sweep = (hours: number, signal = new AbortController().signal) =>
  sweepFiles({ files, log: fixture.log, clock: inHours(hours) }, signal);
const put = async (code: string, upload: string, name = 'original.jpg') => {
  const key = `codes/${code}/${upload}/${name}`;
  await files.put(key, 'image/jpeg', Buffer.from(upload));
  return key;
};
const keys = async () => (await Array.fromAsync(files.list(''))).map(({ key }) => key);
const fileAt = (key: string): StoredFile => ({ key, name: 'a.jpg', contentType: 'image/jpeg', size: 1 });

it('removes uploads of a day ago that are part of no content, with what was made of them', async () => {
  await put(CODE, '1');
  await put(CODE, '1', 'w480.webp');
  await files.put(`incoming/codes/${CODE}/2/original.jpg`, 'image/jpeg', Buffer.from('x'));
  await sweep(23);
  expect(await keys()).toHaveLength(3);
  await sweep(25);
  expect(await keys()).toEqual([]);
});

it('removes what was made of an upload whose original is gone, however recent', async () => {
  const recent = await put(CODE, '1');
  const made = await put(CODE, '1', 'w480.webp');
  await put(CODE, '2', 'w480.webp');
  await sweep(0);
  expect(await keys()).toEqual([recent, made]);
});

it('leaves a recent upload that is withheld to who saves it', async () => {
  const withheld = await put(CODE, '1', 'uploaded.mp4');
  await sweep(23);
  expect(await keys()).toEqual([withheld]);
  await sweep(25);
  expect(await keys()).toEqual([]);
});

it('keeps the picture of a code, and removes those that it replaced and pictures without a code', async () => {
  const [former, present] = [await put(CODE, 'one'), await put(CODE, 'two')];
  await files.put('incoming/pictures/1/original.png', 'image/png', Buffer.from('x'));
  await append(generated, imageAttached(former), imageAttached(present));
  await sweep(25);
  expect(await keys()).toEqual([present]);
});

it('keeps files of every version of a content, and files of other kinds', async () => {
  const [first, second] = [await put(CODE, '1'), await put(CODE, '2')];
  const made = await put(CODE, '1', 'w480.webp');
  await put(CODE, '3');
  await put(OTHER, '4');
  await files.put('qr/a.png', 'image/png', Buffer.from('x'));
  const gallery = (key: string) => saved({ infoType: 'image', imageVideos: [fileAt(key)] }, ADA.id);
  await append(...adasCode, gallery(first), gallery(second), contentCleared);
  await sweep(25);
  expect(await keys()).toEqual([first, made, second, 'qr/a.png']);
});

it('removes the same on two processes at once, and continues after a stop in the middle', async () => {
  const kept = await put(CODE, 'k');
  await append(...adasCode, saved({ infoType: 'image', imageVideos: [fileAt(kept)] }, ADA.id));
  for (let upload = 0; upload < 20; upload += 1) await put(upload % 2 ? CODE : OTHER, `upload-${upload}`);
  const stop = new AbortController();
  const deleted = files.delete;
  let removed = 0;
  files.delete = async (key) => {
    removed += 1;
    if (removed === 5) stop.abort();
    await deleted(key);
  };
  await sweep(25, stop.signal);
  expect((await keys()).length).toBeGreaterThan(1);
  await Promise.all([sweep(25), sweep(25)]);
  expect(await keys()).toEqual([kept]);
});

it('leaves no upload that can still become content', async () => {
  const key = await put(CODE, '1');
  const clock = { now: () => new Date() };
  const record = {
    key,
    code: CODE,
    name: 'a.jpg',
    contentType: 'image/jpeg',
    size: 1,
    folder: 'image',
    multipart: null,
    settled: false,
  } as const;
  await changeUploads({ ...fixture, clock }, ADA.id, () => [{ ...record, at: Date.now() }]);
  const usable = async (hours: number) =>
    (await uploadsOf({ ...fixture, clock: inHours(hours) }, ADA.id)).length > 0;
  for (const hours of [0, 22]) {
    await sweep(hours);
    expect(await usable(hours)).toBe(true);
    expect(await keys()).toEqual([key]);
  }
  for (const hours of [23.5, 24.5]) {
    await sweep(hours);
    expect(await usable(hours)).toBe(false);
  }
  expect(await keys()).toEqual([]);
});

it('removes printed files after a day', async () => {
  const key = 'prints/made-up.pdf';
  await files.put(key, 'application/pdf', Buffer.from('%PDF-'));
  await sweep(23);
  expect(await files.head(key)).toBeDefined();
  await sweep(25);
  expect(await files.head(key)).toBeUndefined();
});

it('removes logos of a day ago that no domain ever had', async () => {
  const name = (digit: number) => `0199a3c0-7d1e-7abc-8def-01234567890${digit}-320x96.png`;
  const names = [name(1), name(2), name(3)] as const;
  for (const logo of names) await files.put(keyOfLogo(logo), 'image/png', Buffer.from(logo));
  for (const logo of names.slice(0, 2))
    await handle(fixture, DOMAIN_SETTINGS, SYSTEM, ONLY, {
      domain: 'codes.example.de',
      ...NOTHING_OWN,
      logo,
    });
  await sweep(23);
  expect(await keys()).toHaveLength(3);
  await sweep(25);
  expect(await keys()).toEqual([keyOfLogo(names[0]), keyOfLogo(names[1])]);
});
