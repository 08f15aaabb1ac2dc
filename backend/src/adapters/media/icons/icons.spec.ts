import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../fixtures/images.fixture.ts';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';

const FILE = { key: 'domains/logo.png', contentType: 'image/png' };
const TILES = [
  { side: 32, inside: 1, ground: 'none' },
  { side: 192, inside: 0.5, ground: 'tile' },
  { side: 180, inside: 0.5, ground: 'whole' },
] as const;

describe('the icons of a logo', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  /** The colour of a pixel: red, green, blue, and how opaque it is. */
  const pixelOf = async (png: Buffer, left: number, top: number) => {
    const pixel = await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel];
  };

  it('are squares with the whole logo in the middle, each on its ground', async () => {
    await opened.put(FILE.key, FILE.contentType, await plain(400, 100).png().toBuffer());
    const made = await opened.media.icons(FILE, TILES);
    const icons = 'reason' in made ? [] : made;
    const sizes = await Promise.all(icons.map(async (icon) => (await sharp(icon).metadata()).width));
    expect(sizes).toEqual([32, 192, 180]);
    const [none = Buffer.of(), tile = Buffer.of(), whole = Buffer.of()] = icons;
    expect(await pixelOf(none, 0, 0)).toEqual([0, 0, 0, 0]);
    expect((await pixelOf(none, 0, 16))[3]).toBe(255);
    expect(await pixelOf(tile, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(await pixelOf(tile, 96, 10)).toEqual([255, 255, 255, 255]);
    expect(await pixelOf(whole, 0, 0)).toEqual([255, 255, 255, 255]);
    const middle = await pixelOf(whole, 90, 90);
    expect(middle).toEqual(await pixelOf(tile, 96, 96));
    expect(middle).not.toEqual([255, 255, 255, 255]);
    expect(await pixelOf(whole, 90, 60)).toEqual([255, 255, 255, 255]);
    expect(await opened.filesLeft()).toEqual([]);
  });

  it('are refused for what is no picture, or is not there', async () => {
    await opened.put('domains/none.png', 'image/png', 'no picture');
    const iconsOf = (key: string) => opened.media.icons({ ...FILE, key }, TILES);
    expect(await iconsOf('domains/none.png')).toEqual({ reason: 'broken' });
    expect(await iconsOf('domains/missing.png')).toEqual({ reason: 'missing' });
  });
});
