import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untouchedKey } from '../../domain/qr-code/file-keys.ts';
import { describeFfmpeg } from '../../testing/programs.ts';
import { type Opened, openForTest } from './fixtures/opened.fixture.ts';
import { holdsPlanted, plantedPicture, plantedVideo } from './fixtures/planted.fixture.ts';
import { describeVideo, makeVideo, turned } from './fixtures/videos.fixture.ts';

const PICTURES = [
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
] as const;

const VIDEOS = [
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['mkv', 'video/x-matroska'],
  ['avi', 'video/x-msvideo'],
  ['wmv', 'video/x-ms-wmv'],
  ['flv', 'video/x-flv'],
] as const;

const keyOf = (upload: string, extension: string) => `codes/0123456789/${upload}/original.${extension}`;

let opened: Opened;
beforeAll(async () => {
  opened = await openForTest();
});
afterAll(() => opened.dispose());

/** Stores a file of before uploads were cleaned, and returns what becomes of it. */
async function clean(key: string, contentType: string, bytes: Uint8Array) {
  await opened.put(key, contentType, bytes);
  return opened.media.clean({ key });
}

/** Expects that everybody gets other bytes, and that the upload is kept as it arrived. */
async function expectCleaned(key: string, bytes: Buffer): Promise<Buffer> {
  expect(holdsPlanted(bytes)).toBe(true);
  const shown = await opened.read(key);
  expect(holdsPlanted(shown)).toBe(false);
  expect((await opened.read(untouchedKey(key) ?? '')).equals(bytes)).toBe(true);
  return shown;
}

describe.each(PICTURES)('what a camera wrote into a %s', (format, contentType) => {
  it('is kept from everybody, and turn, colours and pixels stay', async () => {
    const bytes = await plantedPicture(format);
    const key = keyOf('inspected', format);
    const facts = await opened.inspect(key, contentType, bytes);
    const shown = await expectCleaned(key, bytes);
    const isTurned = format !== 'gif';
    expect(facts).toMatchObject({
      size: shown.length,
      ...(isTurned ? { width: 200, height: 300 } : { width: 30, height: 20 }),
    });
    const { orientation, icc, pages } = await sharp(shown, { animated: true }).metadata();
    expect({ orientation, isColoured: icc !== undefined, pages }).toEqual(
      isTurned
        ? { orientation: 6, isColoured: true, pages: undefined }
        : { orientation: undefined, isColoured: false, pages: 3 },
    );
    const pixels = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();
    expect((await pixels(shown)).equals(await pixels(bytes))).toBe(true);
  });

  it('goes from a file that is stored already, once', async () => {
    const bytes = await plantedPicture(format);
    const key = keyOf('stored', format);
    expect(await clean(key, contentType, bytes)).toBe('cleaned');
    await expectCleaned(key, bytes);
    expect(await opened.media.clean({ key })).toBe('as_it_was');
    await expectCleaned(key, bytes);
  });
});

describe('a stored picture', () => {
  it('is cleaned again where the process died before the clean file was put', async () => {
    const bytes = await plantedPicture('jpeg');
    const key = keyOf('killed', 'jpg');
    await clean(key, 'image/jpeg', bytes);
    await opened.put(key, 'image/jpeg', bytes);
    expect(await opened.media.clean({ key })).toBe('cleaned');
    await expectCleaned(key, bytes);
  });

  it('that is clean is left alone, with a note of it', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const key = keyOf('clean', 'png');
    expect(await clean(key, 'image/png', bytes)).toBe('as_it_was');
    expect(await opened.storage.head(untouchedKey(key) ?? '')).toBeUndefined();
    expect(await opened.storage.head(key.replace('original.png', 'rewritten.json'))).toBeDefined();
  });

  it('that cannot be cleaned is withheld', async () => {
    const bytes = (await plantedPicture('jpeg')).subarray(0, 3_000);
    const key = keyOf('broken', 'jpg');
    expect(await clean(key, 'image/jpeg', bytes)).toBe('withheld');
    expect(await opened.storage.head(key)).toBeUndefined();
    expect((await opened.read(untouchedKey(key) ?? '')).equals(bytes)).toBe(true);
  });

  it('of a code has no owner who downloads it, and is replaced without a trace', async () => {
    const key = keyOf(`${'0a'.repeat(32)}-upload`, 'jpg');
    expect(await clean(key, 'image/jpeg', await plantedPicture('jpeg'))).toBe('cleaned');
    const folder = key.slice(0, key.lastIndexOf('/') + 1);
    for await (const file of opened.storage.list(folder))
      expect(holdsPlanted(await opened.read(file.key)), file.key).toBe(false);
  });

  it('of no known type, a PDF and a file that is gone are left alone', async () => {
    expect(await clean(keyOf('text', 'txt'), 'text/plain', Buffer.from('a'))).toBe('as_it_was');
    expect(await clean(keyOf('pdf', 'pdf'), 'application/pdf', Buffer.from('a'))).toBe('as_it_was');
    expect(await opened.media.clean({ key: keyOf('gone', 'jpg') })).toBe('as_it_was');
  });
});

describeFfmpeg('what a phone wrote', () => {
  describe.each(VIDEOS)('into a video of type %s', (format, contentType) => {
    it('is kept from everybody, and both streams stay', async () => {
      const bytes = await plantedVideo(format);
      const key = keyOf('inspected', format);
      const facts = await opened.inspect(key, contentType, bytes);
      const shown = await expectCleaned(key, bytes);
      expect(facts).toMatchObject({ kind: 'video', contentType, size: shown.length, width: 320 });
      const codecs = async (file: Buffer) =>
        (await describeVideo(file)).streams.map(({ codec_name, width }) => ({ codec_name, width }));
      expect(await codecs(shown)).toEqual(await codecs(bytes));
      // A save that was interrupted looks at the copy, under the size of the upload.
      const again = await opened.media.inspect({ key, contentType, size: bytes.length });
      expect(again).toMatchObject({ kind: 'video', size: shown.length, width: 320, height: 240 });
      expect((await opened.read(key)).equals(shown)).toBe(true);
      expect((await opened.read(untouchedKey(key) ?? '')).equals(bytes)).toBe(true);
    });

    it('goes from a file that is stored already, once', async () => {
      const bytes = await plantedVideo(format);
      const key = keyOf('stored', format);
      expect(await clean(key, contentType, bytes)).toBe('cleaned');
      await expectCleaned(key, bytes);
      expect(await opened.media.clean({ key })).toBe('as_it_was');
    });
  });

  it.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
  ])('leaves a video of type %s turned as it was', async (format, contentType) => {
    const lying = turned(await makeVideo(1, '320x240', false, ['-c:v', 'libx264', '-f', format]));
    const key = keyOf('turned', format);
    expect(await opened.inspect(key, contentType, lying)).toMatchObject({ width: 240, height: 320 });
    const { streams } = await describeVideo(await opened.read(key));
    expect(JSON.stringify(streams)).toMatch(/"rotation":-?90/);
  });

  it('stays withheld where a save is repeated', async () => {
    const bytes = await plantedVideo('mp4');
    const key = keyOf('repeated', 'mp4');
    await opened.put(untouchedKey(key) ?? '', 'video/mp4', bytes);
    const facts = await opened.media.inspect({ key, contentType: 'video/mp4', size: bytes.length });
    expect(facts).toMatchObject({ kind: 'video', size: bytes.length, width: 320 });
    expect(await opened.storage.head(key)).toBeUndefined();
  });

  it('is withheld where ffmpeg cannot write the container, and pages get the converted video', async () => {
    // FLV has no place for MPEG-4.
    const bytes = await makeVideo(1, '320x240', false, ['-c:v', 'mpeg4', '-f', 'matroska']);
    const key = keyOf('withheld', 'flv');
    expect(await clean(key, 'video/x-flv', bytes)).toBe('withheld');
    expect(await opened.storage.head(key)).toBeUndefined();
    const options = {
      most: { pixels: 1e12, milliseconds: 600_000 },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    expect(await opened.media.convert({ key }, options)).toMatchObject({
      play: key.replace('original.flv', 'play.mp4'),
    });
  });
});
