import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animation, GPS, photo, plain } from './fixtures/images.fixture.ts';
import { type Opened, openForTest } from './fixtures/opened.fixture.ts';

describe('inspecting an image', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'returns the facts of a %s, and keeps its bytes',
    async (format) => {
      const bytes = await plain(300, 200).toFormat(format).toBuffer();
      const facts = await opened.inspect(`kept/${format}`, `image/${format}`, bytes);
      expect(facts).toEqual({
        kind: 'image',
        contentType: `image/${format}`,
        size: bytes.length,
        width: 300,
        height: 200,
        colour: expect.stringMatching(/^#(18|28)(38|48)(78|88)$/),
        blur: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/),
      });
      expect((await opened.read(`kept/${format}`)).equals(bytes)).toBe(true);
      expect(await opened.filesLeft()).toEqual([]);
    },
  );

  it('makes a placeholder of at most 700 characters, in the shape of the image', async () => {
    const facts = await opened.inspect('blur', 'image/jpeg', await photo(1_600, 800).jpeg().toBuffer());
    if (!('blur' in facts)) throw new Error('refused');
    expect(facts.blur.length).toBeLessThanOrEqual(700);
    const [, base64 = ''] = facts.blur.split(',');
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 16, height: 8 });
  });

  it('accepts image/jpg for image/jpeg', async () => {
    const facts = await opened.inspect('jpg', 'image/jpg', await plain(10, 10).jpeg().toBuffer());
    expect(facts).toMatchObject({ contentType: 'image/jpeg', width: 10 });
  });

  it('returns the size of one frame of an animation', async () => {
    const bytes = await animation(60, 40, 12);
    expect(await opened.inspect('animation', 'image/gif', bytes)).toMatchObject({ width: 60, height: 40 });
    expect((await opened.read('animation')).equals(bytes)).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps colours and turn of a %s, and no place',
    async (format) => {
      const key = `place/${format}`;
      const bytes = await photo(300, 200)
        .withIccProfile('p3')
        .withExifMerge(GPS)
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(100);
      const facts = await opened.inspect(key, `image/${format}`, bytes);
      const clean = await opened.read(key);
      expect(facts).toMatchObject({ width: 200, height: 300, size: clean.length });
      const { exif, icc, width, height, orientation } = await sharp(clean).metadata();
      expect({ width, height, orientation }).toEqual({ width: 300, height: 200, orientation: 6 });
      // The turn, and nothing else.
      expect(exif?.length).toBeLessThanOrEqual(32);
      expect(icc?.length).toBeGreaterThan(100);
      const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
      expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true);
      // What is clean stays as it is.
      expect(await opened.inspect(key, `image/${format}`, clean)).toMatchObject({ size: clean.length });
      expect((await opened.read(key)).equals(clean)).toBe(true);
    },
  );

  it('removes a place that only XMP names', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30N"/></rdf:RDF></x:xmpmeta>`;
    await opened.inspect('xmp', 'image/jpeg', await photo(50, 50).withXmp(xmp).jpeg().toBuffer());
    expect(String(await opened.read('xmp'))).not.toContain('51,30N');
  });

  it('inspects a rewritten file again under the size that was declared', async () => {
    const bytes = await photo(50, 50).withExifMerge(GPS).jpeg().toBuffer();
    expect(await opened.inspect('again', 'image/jpeg', bytes)).toMatchObject({ width: 50 });
    const { length: size } = await opened.read('again');
    const again = await opened.media.inspect({ key: 'again', contentType: 'image/jpeg', size: bytes.length });
    expect(again).toMatchObject({ width: 50, size });
    const other = await opened.media.inspect({
      key: 'again',
      contentType: 'image/jpeg',
      size: bytes.length + 1,
    });
    expect(other).toEqual({ reason: 'size' });
  });

  it('reads an image just below the limit of pixels', { timeout: 120_000 }, async () => {
    const bytes = await plain(9_999, 10_000).jpeg({ progressive: true }).toBuffer();
    expect(await opened.inspect('large', 'image/jpeg', bytes)).toMatchObject({
      width: 9_999,
      height: 10_000,
    });
  });
});
