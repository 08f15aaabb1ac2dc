import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { gif } from './fixtures/gif.fixture.ts';
import { photo, plain, zip } from './fixtures/images.fixture.ts';
import { type Opened, openForTest } from './fixtures/opened.fixture.ts';
import { png } from './fixtures/png.fixture.ts';

describe('inspecting a bad file', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  it('refuses a missing file', async () => {
    const facts = await opened.media.inspect({ key: 'none', contentType: 'image/png', size: 1 });
    expect(facts).toEqual({ reason: 'missing' });
  });

  it('refuses an empty file', async () => {
    for (const type of ['image/png', 'image/svg+xml', 'application/pdf', 'video/mp4'])
      expect(await opened.inspect('empty', type, '')).toEqual({ reason: 'empty' });
  });

  it('refuses another size than the declared one', async () => {
    const bytes = await plain(10, 10).png().toBuffer();
    await opened.put('size', 'image/png', bytes);
    for (const size of [bytes.length - 1, bytes.length + 1])
      expect(await opened.media.inspect({ key: 'size', contentType: 'image/png', size })).toEqual({
        reason: 'size',
      });
  });

  it('refuses another type than the stored one', async () => {
    const bytes = await plain(10, 10).png().toBuffer();
    await opened.put('type', 'image/jpeg', bytes);
    const facts = await opened.media.inspect({ key: 'type', contentType: 'image/png', size: bytes.length });
    expect(facts).toEqual({ reason: 'type' });
  });

  it.each([
    ['an image that is declared as video', 'video/mp4', () => plain(10, 10).png().toBuffer()],
    ['a page that is declared as PNG', 'image/png', () => '<!doctype html><script>1</script>'],
    ['a program that is declared as MP4', 'video/mp4', () => '#!/bin/sh\necho hello'],
    ['a ZIP that is declared as PDF', 'application/pdf', zip],
    ['a JPEG in front of a PDF', 'application/pdf', async () => [await plain(9, 9).jpeg().toBuffer(), pdf()]],
    ['a TIFF', 'image/tiff', () => plain(10, 10).tiff().toBuffer()],
    ['a page', 'text/html', () => '<p>Hello'],
  ])('refuses the type of %s', async (_name, type, make) => {
    const made = await make();
    const bytes = Array.isArray(made) ? Buffer.concat(made) : made;
    expect(await opened.inspect('lie', type, bytes)).toEqual({ reason: 'type' });
  });

  it.each([
    ['a PNG that is declared as JPEG', 'image/jpeg', () => plain(10, 10).png().toBuffer()],
    ['a JPEG that is declared as PNG', 'image/png', () => plain(10, 10).jpeg().toBuffer()],
    ['a GIF that is declared as SVG', 'image/svg+xml', () => plain(10, 10).gif().toBuffer()],
  ])('refuses the name of %s', async (_name, type, make) => {
    expect(await opened.inspect('lie', type, await make())).toEqual({ reason: 'named' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('refuses a truncated %s', async (format) => {
    const bytes = await photo(400, 300).toFormat(format).toBuffer();
    for (const part of [0.3, 0.998]) {
      const facts = await opened.inspect('cut', `image/${format}`, bytes.subarray(0, bytes.length * part));
      expect(facts).toEqual({ reason: 'broken' });
    }
  });

  it('refuses noise under the first bytes of a PNG', async () => {
    const bytes = await photo(400, 300).png().toBuffer();
    bytes.fill(0xa5, 100, bytes.length - 100);
    expect(await opened.inspect('noise', 'image/png', bytes)).toEqual({ reason: 'broken' });
  });

  it('refuses 100 million pixels', { timeout: 60_000 }, async () => {
    const bytes = await plain(10_000, 10_000).png().toBuffer();
    expect(await opened.inspect('large', 'image/png', bytes)).toEqual({ reason: 'too_many_pixels' });
  });

  it('refuses dimensions that only the header has', async () => {
    const bytes = png(60_000, 60_000, deflateSync(Buffer.alloc(1_000)));
    expect(await opened.inspect('header', 'image/png', bytes)).toEqual({ reason: 'too_many_pixels' });
  });

  it('refuses an animation of more than 1,000 frames, and one of 100 million pixels', async () => {
    expect(await opened.inspect('few', 'image/gif', gif(20, 20, 3))).toMatchObject({ width: 20 });
    for (const animated of [gif(20, 20, 1_001), gif(10_000, 5_000, 2, [10_000, 5_000])])
      expect(await opened.inspect('many', 'image/gif', animated)).toEqual({ reason: 'too_many_pixels' });
  });

  it('reads a bomb without growing', { timeout: 60_000 }, async () => {
    // 200 MB of text in a chunk of 200 KB, which decoders unpack.
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000, 'a'))]);
    const pixels = deflateSync(Buffer.alloc(11, 0));
    const before = process.memoryUsage.rss();
    const facts = await opened.inspect('bomb', 'image/png', png(1, 10, pixels, text));
    expect(facts).toMatchObject({ reason: 'broken' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(64_000_000);
  });

  it('lets an absent storage pass through', async () => {
    const { media, storage, dispose } = await openForTest();
    Object.assign(storage, { head: () => Promise.reject(new EngineUnavailable('disk')) });
    const facts = media.inspect({ key: 'any', contentType: 'image/png', size: 1 });
    await expect(facts).rejects.toBeInstanceOf(EngineUnavailable);
    await dispose();
  });

  const pdf = () => Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n');
});
