import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { zip } from '../../../src/adapters/media/fixtures/images.fixture.ts';
import { png as drawPng } from '../../../src/adapters/media/fixtures/png.fixture.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { type FileToSend, photo, readFileAt, upload } from '../harness/upload.ts';

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } });
const jpeg = (bytes: Uint8Array): FileToSend => ({ name: 'a.jpg', type: 'image/jpeg', bytes });
const png = (bytes: Uint8Array): FileToSend => ({ name: 'a.png', type: 'image/png', bytes });
const pdf = (bytes: Uint8Array): FileToSend => ({ name: 'a.pdf', type: 'application/pdf', bytes });

/** A PNG of a kilobyte that claims so many pixels. */
const bomb = (width: number, height: number) =>
  png(drawPng(width, height, deflateSync(Buffer.alloc(1_000_000))));
const SCRIPT = Buffer.from('<script>alert(1)</script>');

const WRONG_TYPE = /^File type must be one of /;
const DAMAGED = /^This file is damaged$/;
const PIXELS = /^This image has more than 100 million pixels$/;

/** Files that are not what they say, with the message of the refusal. */
const BAD: readonly (readonly [string, () => Promise<FileToSend> | FileToSend, RegExp])[] = [
  ['HTML under the name of a picture', () => jpeg(SCRIPT), WRONG_TYPE],
  ['a PNG under the name of a JPEG', async () => jpeg(await wide(10, 10).png().toBuffer()), WRONG_TYPE],
  ['a picture that is cut off', async () => jpeg((await photo()).bytes.subarray(0, 900)), DAMAGED],
  ['a picture of 100 megapixels', () => bomb(10_000, 10_001), PIXELS],
  ['a few bytes that decode to gigabytes', () => bomb(40_000, 30_000), PIXELS],
  [
    'a picture that is a ZIP file too',
    async () => jpeg(Buffer.concat([(await photo()).bytes, zip()])),
    WRONG_TYPE,
  ],
  [
    'HTML before a PDF',
    () => pdf(Buffer.concat([SCRIPT, Buffer.from('%PDF-1.4')])),
    /^File type must be .pdf$/,
  ],
  ['a PDF without an end', () => pdf(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj')), DAMAGED],
];

onEveryComposition('bad files', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, 'https://example.com/');
  });

  const save = (url: string) =>
    owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: /\.pdf$/.test(url)
        ? { type: 'memories', memories: { pdfs: [url] } }
        : { type: 'memories', memories: { images: [{ index: 0, url }] } },
    });

  it.each(BAD)('refuse %s with a text, and store nothing', async (_what, make, message) => {
    const url = await upload(given, owner, code, 'memories', await make());
    const events = await given.product.eventCount();
    const refusal = await refusalOf(save(url));
    expect([refusal.status, refusal.code]).toEqual([400, 'invalid_input']);
    expect(refusal.issues[0]?.message).toMatch(message);
    expect(await given.product.eventCount()).toBe(events);
    expect((await given.codeNow(code)).storedInfo).toMatchObject({ infoType: 'link' });
  });

  it('take scripts out of an SVG', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><rect width="9" height="9"/></svg>',
    );
    const url = await upload(given, owner, code, 'memories', { name: 'a.svg', type: 'image/svg+xml', bytes });
    await save(url);
    const served = await readFileAt(given, owner.browser, url);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await served.text()).not.toMatch(/script|onload|alert/);
  });

  describe('are refused before the upload', () => {
    const ask = (files: readonly { name: string; type: string; size: number }[]) =>
      refusalOf(
        owner.browser.call(ROUTES.requestUploads, {
          params: { id: code },
          body: { files: [...files], folderPath: 'memories' },
        }),
      );
    const file = { name: 'a.jpg', type: 'image/jpeg', size: 10 };

    it.each([
      ['no bytes', [{ ...file, size: 0 }], 'The file is empty'],
      ['too many', Array.from({ length: 101 }, () => file), 'Too many files'],
      ['too large', [{ ...file, size: 104_857_601 }], 'File is larger than 104857600 bytes'],
    ])('for %s', async (_what, files, message) => {
      expect((await ask(files)).message).toBe(message);
    });

    it.each(['../../etc/passwd.jpg', 'a\\b.jpg', 'a\u0000.jpg', 'a\n.jpg', `${'a'.repeat(252)}.jpg`])(
      'for the name %o',
      async (name) => {
        expect((await ask([{ ...file, name }])).message).toMatch(/^File name must have/);
      },
    );
  });
});
