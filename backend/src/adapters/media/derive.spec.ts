import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widthsFor } from './derive-widths.ts';
import { animation, GPS, photo, plain } from './fixtures/images.fixture.ts';
import { type Opened, openForTest } from './fixtures/opened.fixture.ts';

describe('the widths of an image', () => {
  it.each([
    [4_000, 3_000, [480, 960, 1_920]],
    [1_920, 1_080, [480, 960, 1_920]],
    [1_200, 800, [480, 960, 1_200]],
    [480, 900, [480]],
    [300, 200, [300]],
    [1_000, 20_000, [480]],
    [100, 40_000, []],
  ])('of %i by %i pixels are %j', (width, height, widths) => {
    expect(widthsFor(width, height)).toEqual(widths);
  });
});

describe('deriving the variants of an image', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  it('writes WebP and AVIF of each width, upright and without metadata', async () => {
    const original = await photo(700, 1_050).withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = { key: 'codes/A/1/original.jpg', contentType: 'image/jpeg' };
    await opened.put(file.key, file.contentType, original);
    expect(await opened.media.derive(file)).toEqual({ widths: [480, 960, 1_050] });
    for (const width of [480, 960, 1_050]) {
      for (const [type, format] of [['webp', 'webp'] as const, ['avif', 'heif'] as const]) {
        const key = `codes/A/1/w${width}.${type}`;
        expect(await opened.storage.head(key)).toMatchObject({ contentType: `image/${type}` });
        const { exif, xmp, ...variant } = await sharp(await opened.read(key)).metadata();
        expect({ exif, xmp }).toEqual({});
        expect(variant).toMatchObject({ format, width, height: Math.round((width * 2) / 3) });
      }
    }
    expect(await opened.filesLeft()).toEqual([]);
  });

  it('may be repeated', async () => {
    const file = { key: 'codes/A/2/original.png', contentType: 'image/png' };
    await opened.put(file.key, file.contentType, await plain(90, 60).png().toBuffer());
    expect(await opened.media.derive(file)).toEqual({ widths: [90] });
    const first = await opened.read('codes/A/2/w90.avif');
    expect(await opened.media.derive(file)).toEqual({ widths: [90] });
    expect(await opened.read('codes/A/2/w90.avif')).toEqual(first);
  });

  it('leaves animations and drawings as they are', async () => {
    await opened.put('codes/A/3/original.gif', 'image/gif', await animation(500, 20, 3));
    await opened.put('codes/A/4/original.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const [key, contentType] of [
      ['codes/A/3/original.gif', 'image/gif'],
      ['codes/A/4/original.svg', 'image/svg+xml'],
    ] as const)
      expect(await opened.media.derive({ key, contentType })).toEqual({ widths: [] });
  });

  it('refuses what is missing, broken or no image', async () => {
    const { media } = opened;
    expect(await media.derive({ key: 'none', contentType: 'image/png' })).toEqual({ reason: 'missing' });
    await opened.put('text', 'image/png', 'text');
    expect(await media.derive({ key: 'text', contentType: 'image/png' })).toEqual({ reason: 'broken' });
    expect(await media.derive({ key: 'text', contentType: 'video/mp4' })).toEqual({ reason: 'type' });
  });
});
