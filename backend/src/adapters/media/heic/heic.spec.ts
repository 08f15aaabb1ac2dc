import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heic, type Tile } from '../fixtures/heic.fixture.ts';
import { GPS, plain } from '../fixtures/images.fixture.ts';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';

const TILES: readonly (readonly Tile[])[] = [['red', 'blue', 'red']];
const key = (upload: string) => `codes/7K3M9QWX2P/${upload}/original.jpg`;

/** A TIFF block with a place, as cameras write it. */
async function exifWithPlace(): Promise<Buffer> {
  const { exif } = await sharp(await plain(8, 8).withExif(GPS).jpeg().toBuffer()).metadata();
  if (!exif) throw new Error('no Exif was written');
  return exif.subarray(6);
}

/** Whether the picture is more red than blue at a place. */
async function isRed(bytes: Buffer, left: number, top: number): Promise<boolean> {
  const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return (raw[0] ?? 0) > (raw[2] ?? 0);
}

describe('a picture of an iPhone', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  it('becomes a JPEG of its tiles', async () => {
    const facts = await opened.inspect(key('flat'), 'image/heic', heic({ tiles: TILES }));
    const stored = await opened.read(key('flat'));
    expect(facts).toMatchObject({ kind: 'image', contentType: 'image/jpeg', width: 192, height: 64 });
    expect(facts).toMatchObject({ size: stored.length });
    expect((await opened.storage.head(key('flat')))?.contentType).toBe('image/jpeg');
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 64 });
    expect(await isRed(stored, 5, 5)).toBe(true);
    expect(await isRed(stored, 90, 5)).toBe(false);
  });

  it.each([
    [1, [5, 120]],
    [3, [5, 5]],
  ] as const)('is upright after %i quarters of a turn', async (turns, [left, top]) => {
    const bytes = heic({ tiles: [['blue', 'red']], turns });
    const facts = await opened.inspect(key(`turned-${turns}`), 'image/heic', bytes);
    expect(facts).toMatchObject({ width: 64, height: 128 });
    const stored = await opened.read(key(`turned-${turns}`));
    expect((await sharp(stored).metadata()).orientation ?? 1).toBe(1);
    expect(await isRed(stored, left, top)).toBe(false);
    expect(await isRed(stored, left, 125 - top)).toBe(true);
  });

  it('loses the place, and keeps it in the upload that only its owner gets', async () => {
    const bytes = heic({ tiles: TILES, exif: await exifWithPlace() });
    await opened.inspect(key('place'), 'image/heic', bytes);
    const metadata = await sharp(await opened.read(key('place'))).metadata();
    expect(metadata.exif).toBeUndefined();
    const untouched = key('place').replace('original', 'uploaded');
    expect((await opened.read(untouched)).equals(bytes)).toBe(true);
    expect((await opened.storage.head(untouched))?.contentType).toBe('image/heic');
  });

  it('keeps what its colours mean', async () => {
    const icc = (await sharp(await plain(8, 8).withIccProfile('p3').jpeg().toBuffer()).metadata()).icc;
    await opened.inspect(key('wide'), 'image/heic', heic({ tiles: TILES, ...(icc && { profile: icc }) }));
    const metadata = await sharp(await opened.read(key('wide'))).metadata();
    expect(metadata.icc?.equals(icc ?? Buffer.alloc(0))).toBe(true);
  });

  it('may be looked at again after it was converted', async () => {
    const bytes = heic({ tiles: TILES });
    const first = await opened.inspect(key('again'), 'image/heic', bytes);
    const file = { key: key('again'), contentType: 'image/heic', size: bytes.length };
    expect(await opened.media.inspect(file)).toEqual(first);
  });

  it('is refused where it can not be decoded', async () => {
    const bytes = heic({ tiles: TILES });
    for (const part of [0.2, 0.6, 0.99])
      expect(
        await opened.inspect(key('cut'), 'image/heic', bytes.subarray(0, bytes.length * part)),
      ).toMatchObject({ reason: 'broken' });
  });

  it('is refused before it is decoded where it claims too many pixels', async () => {
    const bytes = heic({ tiles: TILES, claimed: [10_000, 10_000] });
    expect(await opened.inspect(key('large'), 'image/heic', bytes)).toEqual({ reason: 'too_many_pixels' });
  });

  it('is refused under the name of another picture, and others under its name', async () => {
    expect(await opened.inspect('jpg', 'image/jpeg', heic({ tiles: TILES }))).toEqual({ reason: 'named' });
    const png = await plain(8, 8).png().toBuffer();
    expect(await opened.inspect('heic', 'image/heic', png)).toEqual({ reason: 'named' });
    const page = readFileSync(new URL(import.meta.url));
    expect(await opened.inspect('page', 'image/heic', page)).toEqual({ reason: 'type' });
  });
});
