import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { symbolText } from '../../../src/http/pages/qr-image/symbol.ts';
import { pngOf } from '../../../src/http/pages/qr-image/symbol-png.ts';
import type { Browser } from '../harness/browser.ts';
import type { Fixture } from '../harness/fixture.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type FileToSend, photo, readFileAt, sendForm } from '../harness/upload.ts';

const symbolOf = async (given: Fixture, code: string, size = 600): Promise<FileToSend> => ({
  name: `${code}.png`,
  type: 'image/png',
  bytes: await pngOf(symbolText(given.product.publicUrl, code), size),
});

onEveryComposition('the picture of a code', (given) => {
  let admin: Browser;
  let code: string;
  beforeEach(async () => {
    admin = (await given.admin()).browser;
    code = await given.newCode();
  });
  const uploadTo = (id: string, ...files: readonly FileToSend[]) =>
    sendForm(admin, `/barcode/upload/${id}`, 'image', files);
  const uploadAll = async (...files: readonly FileToSend[]) => {
    const answer = await sendForm(admin, '/barcode/upload', 'files', files);
    expect(answer.status).toBe(200);
    return ROUTES.uploadPictures.answer.parse(await answer.json());
  };
  const shown = async (id: string) => {
    const answer = await given.browser().fetch(`/barcode/qrcode/${id}`);
    const location = answer.headers.get('location');
    return location === null ? answer : readFileAt(given, given.browser(), location);
  };

  it('is uploaded, shown to anyone, and deleted with its file', async () => {
    const picture = await symbolOf(given, code);
    const answer = await uploadTo(code, picture);
    expect(answer.status).toBe(200);
    const { barcode, message, showsCode } = ROUTES.uploadPicture.answer.parse(await answer.json());
    expect([message, showsCode]).toEqual(['Image uploaded successfully', true]);
    expect(barcode.imageUploadDate).not.toBeNull();
    expect(await given.codeNow(code)).toMatchObject({ imageLink: barcode.imageLink });
    expect(Buffer.from(await (await shown(code)).arrayBuffer())).toEqual(Buffer.from(picture.bytes));
    // With a format, it is the symbol all the same.
    const symbol = await given.browser().fetch(`/barcode/qrcode/${code}?format=svg`);
    expect(symbol.headers.get('content-type')).toMatch(/^image\/svg/);

    const deleted = await admin.call(ROUTES.deleteImage, { params: { id: code } });
    expect(deleted.message).toBe('QR code Image deleted successfully');
    expect(await given.codeNow(code)).toMatchObject({ imageLink: null, imageUploadDate: null });
    const gone = await readFileAt(given, admin, barcode.imageLink ?? '');
    expect(gone.status).toBe(404);
    expect((await shown(code)).headers.get('content-type')).toMatch(/^image\/svg/);
  });

  it('is attached without a symbol of ours, and the answer says so', async () => {
    const foreign = await pngOf(symbolText('https://shop.example', code), 600);
    const tells = async (picture: FileToSend) => {
      const answer = await uploadTo(code, picture);
      const { message, showsCode, barcode } = ROUTES.uploadPicture.answer.parse(await answer.json());
      expect(barcode.imageLink).not.toBeNull();
      return [message, showsCode];
    };
    expect(await tells(await photo())).toEqual([
      'Image uploaded. No QR code was found in this picture',
      false,
    ]);
    expect(await tells({ name: 'shop.png', type: 'image/png', bytes: foreign })).toEqual([
      'Image uploaded. The QR code in this picture is not one of yours',
      false,
    ]);
  });

  it('replaces the former one, whose file goes', async () => {
    await uploadTo(code, await symbolOf(given, code, 300));
    const { imageLink: former } = await given.codeNow(code);
    await uploadTo(code, await photo());
    const { imageLink } = await given.codeNow(code);
    expect(imageLink).not.toBe(former);
    expect((await readFileAt(given, admin, former ?? '')).status).toBe(404);
    expect((await readFileAt(given, given.browser(), imageLink ?? '')).status).toBe(200);
  });

  it.each([
    [
      'no picture',
      { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('<script>') },
      /^File type must be one of/,
    ],
    [
      'a GIF',
      { name: 'a.gif', type: 'image/gif', bytes: Buffer.from('GIF89a') },
      /^File type must be one of/,
    ],
    ['an empty file', { name: 'a.png', type: 'image/png', bytes: Buffer.alloc(0) }, /^The file is empty$/],
  ])('is refused for %s', async (_what, file, message) => {
    const answer = await uploadTo(code, file);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(message) });
    expect((await given.codeNow(code)).imageLink).toBeNull();
  });

  it('is refused where it shows another code', async () => {
    const answer = await uploadTo(code, await symbolOf(given, await given.newCode()));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'This picture shows another QR code' });
  });

  it('is refused for an unknown code, without a file, and with two', async () => {
    expect((await uploadTo('0000000000', await photo())).status).toBe(404);
    expect((await uploadTo(code)).status).toBe(400);
    const two = await uploadTo(code, await photo('a.jpg'), await photo('b.jpg'));
    expect(await two.json()).toMatchObject({ message: 'Too many files' });
    expect((await given.codeNow(code)).imageLink).toBeNull();
  });

  it('is found by its symbol in a bulk upload, and the rest is listed with reasons', async () => {
    const other = await given.newCode();
    const broken = await symbolOf(given, other);
    const answer = await uploadAll(
      await symbolOf(given, code),
      await photo('garden.jpg'),
      { ...broken, name: 'half.png', bytes: broken.bytes.subarray(0, 200) },
      { name: 'letter.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
      { ...(await symbolOf(given, '0000000000')), name: 'never.png' },
    );
    expect(answer).toMatchObject({
      message: '1 of 5 QR codes uploaded, 4 failed',
      attached: [{ name: `${code}.png`, shortCode: code }],
      nonScanAbleImages: [
        { name: 'garden.jpg', reason: 'no_code' },
        { name: 'half.png', reason: 'corrupt' },
        { name: 'letter.pdf', reason: 'wrong_type' },
        { name: 'never.png', reason: 'unknown_code' },
      ],
    });
    expect((await given.codeNow(code)).imageLink).not.toBeNull();
    expect((await given.codeNow(other)).imageLink).toBeNull();
  });

  it('is attached once where a call is repeated, also at the same time', async () => {
    const picture = await symbolOf(given, code);
    await uploadAll(picture);
    const { imageLink, imageUploadDate } = await given.codeNow(code);
    const events = await given.product.eventCount();
    const repeated = await Promise.all([uploadAll(picture), uploadAll(picture)]);
    expect(repeated.map(({ attached }) => attached)).toEqual([
      [{ name: picture.name, shortCode: code }],
      [{ name: picture.name, shortCode: code }],
    ]);
    expect(await given.product.eventCount()).toBe(events);
    expect(await given.codeNow(code)).toMatchObject({ imageLink, imageUploadDate });
    expect((await readFileAt(given, given.browser(), imageLink ?? '')).status).toBe(200);
  });

  it('loses the place where it was taken', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const { bytes } = await photo();
    const taken = await sharp(bytes).withExif(place).jpeg().toBuffer();
    await uploadTo(code, { name: 'mug.jpg', type: 'image/jpeg', bytes: taken });
    const { exif } = await sharp(Buffer.from(await (await shown(code)).arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
  });

  it('refuses a bulk upload of more than five files, and one without files', async () => {
    const six = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => photo(`${name}.jpg`)));
    const answer = await sendForm(admin, '/barcode/upload', 'files', six);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Too many files' });
    expect((await sendForm(admin, '/barcode/upload', 'files', [])).status).toBe(400);
  });
});

onEveryComposition(
  'pictures that were attached to no code',
  (given) => {
    const listFor = (browser: Browser) => browser.call(ROUTES.failedPictures, {});
    const send = async (browser: Browser, ...files: readonly FileToSend[]) =>
      expect((await sendForm(browser, '/barcode/upload', 'files', files)).status).toBe(200);

    it('stay listed until a better one of their name arrives, or somebody dismisses them', async () => {
      const { browser: admin, email } = await given.admin();
      await send(admin, await photo('garden.jpg'), await photo('mug.jpg'));
      await send(admin, { name: 'letter.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') });
      await send(admin, await photo('mug.jpg'));
      const listed = (await listFor(admin)).map(({ name, reason, by }) => [name, reason, by?.email]);
      expect(listed).toEqual([
        ['mug.jpg', 'no_code', email],
        ['letter.pdf', 'wrong_type', email],
        ['garden.jpg', 'no_code', email],
      ]);

      const { bytes } = await symbolOf(given, await given.newCode());
      const better = await sharp(bytes).flatten({ background: '#fff' }).jpeg().toBuffer();
      await send(admin, { name: 'mug.jpg', type: 'image/jpeg', bytes: better });
      const [letter, garden, ...others] = await listFor(admin);
      expect([letter?.name, garden?.name, others]).toEqual(['letter.pdf', 'garden.jpg', []]);

      await admin.call(ROUTES.dismissFailedPictures, { body: { ids: [letter?.id ?? ''] } });
      expect(await listFor(admin)).toEqual([garden]);
    });

    it('of a manager are listed and dismissed as well', async () => {
      const { browser: admin } = await given.admin();
      await send((await given.as('manager')).browser, await photo('of-a-manager.jpg'));
      const named = async () => (await listFor(admin)).find(({ name }) => name === 'of-a-manager.jpg');
      const line = await named();
      expect(line?.by?.email).toEqual(expect.any(String));
      await admin.call(ROUTES.dismissFailedPictures, { body: { ids: [line?.id ?? ''] } });
      expect(await named()).toBeUndefined();
    });

    it('are listed for an auditor without the names of files and people', async () => {
      const { browser: admin } = await given.admin();
      await send(admin, await photo('rosa-weiss.jpg'));
      const { browser: auditor } = await given.auditor();
      const [line] = await listFor(auditor);
      expect(line).toMatchObject({
        name: 'r•••',
        reason: 'no_code',
        message: 'No QR code was found in this picture',
      });
      expect(JSON.stringify(line)).not.toMatch(/rosa|weiss|@(?!•)/i);
    });
  },
  { empty: true },
);
