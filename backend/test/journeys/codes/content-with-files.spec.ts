import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { placeOf } from '../../../src/adapters/disk/path-of-key.ts';
import type { UpdateCodeInput } from '../../../src/contract/content/index.ts';
import { faultOf } from '../../../src/contract/messages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { keyOfAddress } from '../../../src/http/content/address.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectScanToLead } from '../harness/leads-to.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { askFor, pdf, photo, readFileAt, sendTo, upload } from '../harness/upload.ts';

onEveryComposition('content with files', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
  });

  const save = async (body: UpdateCodeInput) =>
    (await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body })).barcode;

  it('leads to an uploaded PDF, which anyone may read', async () => {
    const url = await upload(given, owner, code, 'pdfs', pdf());
    const { storedInfo } = await save({ type: 'pdf', pdfs: [url] });
    expect(storedInfo).toMatchObject({ infoType: 'pdf', pdf: url, pdfs: [url] });

    await expectScanToLead(given, code, url);
    const read = await readFileAt(given, given.browser(), url);
    expect(read.status).toBe(200);
    // A sandbox would keep browsers from showing it.
    expect(read.headers.get('content-security-policy') ?? '').not.toContain('sandbox');
    expect(read.headers.get('content-type')).toBe('application/pdf');
    expect(await read.text()).toMatch(/^%PDF-1.4/);
  });

  it('is not restored where a file is gone, and says which', async () => {
    const { dataDir } = given.product;
    const url = await upload(given, owner, code, 'pdfs', pdf());
    await save({ type: 'pdf', pdfs: [url] });
    const { undo = -1 } = await owner.browser.call(ROUTES.clearContent, { params: { id: code } });
    if (dataDir === undefined) return;
    const { shard, prefix } = placeOf(join(dataDir, 'files'), keyOfAddress(url) ?? '');
    const bytes = (await readdir(shard)).filter((name) => name.startsWith(prefix) && !name.endsWith('.json'));
    await Promise.all(bytes.map((name) => rm(join(shard, name))));
    const body = { version: undo };
    const restore = owner.browser.call(ROUTES.restoreCode, { params: { id: code }, body });
    expect(await refusalOf(restore)).toMatchObject({
      status: 409,
      code: 'not_restorable',
      message: expect.stringMatching(/^A file of this version is gone: .+\.pdf$/),
    });
    expect((await given.codeNow(code)).storedInfo).toBeNull();
  });

  it('leads to a PDF elsewhere', async () => {
    const { storedInfo } = await save({ type: 'pdf', link: 'Example.com/Letters.pdf' });
    expect(storedInfo).toMatchObject({ pdf: 'https://example.com/Letters.pdf', pdfs: [], files: [] });
    await expectScanToLead(given, code, 'https://example.com/Letters.pdf');
  });

  it('leads to a gallery in the order of the owner, with descriptions', async () => {
    const urls = [
      await upload(given, owner, code, 'image', await photo('one.jpg')),
      await upload(given, owner, code, 'image', await photo('two.jpg')),
    ].toReversed();
    const descriptions = [{ url: urls[0] ?? '', text: 'The garden' }];
    const { storedInfo } = await save({ type: 'image', imageVideos: urls, descriptions });
    expect(storedInfo).toMatchObject({
      infoType: 'image',
      imageVideos: urls,
      files: [
        { name: 'two.jpg', description: 'The garden', width: 640, height: 480, contentType: 'image/jpeg' },
        { name: 'one.jpg' },
      ],
    });
    await expectScanToLead(given, code, `${given.product.publicUrl}/image-videos/${code}`);
  });

  it('leads to a page with texts and files', async () => {
    const image = await upload(given, owner, code, 'memories', await photo());
    const document = await upload(given, owner, code, 'memories', pdf());
    const memories = { title: 'Rosa', images: [{ index: 0, url: image }], pdfs: [document] };
    const { storedInfo } = await save({ type: 'memories', memories });
    expect(storedInfo).toMatchObject({
      infoType: 'memories',
      memories: {
        title: 'Rosa',
        isProtected: false,
        password: null,
        images: [{ index: 0, url: image }],
        videos: [],
        pdfs: [document],
      },
    });
    await expectScanToLead(given, code, `${given.product.publicUrl}/info/${code}`);
  });

  it('closes the files of a page that gets a secure code, except for its owner', async () => {
    const image = await upload(given, owner, code, 'memories', await photo());
    const images = [{ index: 0, url: image }];
    await save({ type: 'memories', memories: { title: 'Rosa', images } });
    const open = (browser = given.browser()) => readFileAt(given, browser, image);
    expect((await open()).status).toBe(200);

    const page = { title: 'Rosa', images, isProtected: true };
    const refusal = await refusalOf(save({ type: 'memories', memories: page }));
    expect(refusal.issues).toEqual([{ path: 'memories.password', message: 'Password is required' }]);

    const { isProtected, storedInfo } = await save({
      type: 'memories',
      memories: { ...page, password: 'lilac-1930' },
    });
    expect(isProtected).toBe(true);
    expect(JSON.stringify(storedInfo)).not.toContain('lilac');
    expect((await open()).status).toBe(404);
    expect((await open(owner.browser)).status).toBe(200);
    const { barcode } = await given.browser().call(ROUTES.code, { params: { id: code } });
    expect(barcode).toMatchObject({ isProtected: true, storedInfo: null });

    // An empty field keeps the secure code; an unchecked box clears it.
    expect((await save({ type: 'memories', memories: { ...page, title: 'Rosa M.' } })).isProtected).toBe(
      true,
    );
    expect((await save({ type: 'memories', memories: { title: 'Rosa', images } })).isProtected).toBe(false);
    expect((await open()).status).toBe(200);
  });

  it('refuses a file that was never uploaded, with the path of its field', async () => {
    const url = `${given.product.publicUrl}/files/codes/${code}/made-up/original.jpg`;
    const refusal = await refusalOf(save({ type: 'image', imageVideos: [url] }));
    expect(refusal.issues).toEqual([
      { path: 'imageVideos.0', message: 'This file is not known. Upload it again' },
    ]);
  });

  it('refuses a file that is not what its name says', async () => {
    const lie = { name: 'photo.jpg', type: 'image/jpeg', bytes: Buffer.from('<script>alert(1)</script>') };
    const url = await upload(given, owner, code, 'image', lie);
    const before = await given.codeNow(code);
    const refusal = await refusalOf(save({ type: 'image', imageVideos: [url] }));
    expect(refusal.issues[0]?.message).toBe(faultOf('photo.jpg', 'notPicture'));
    expect((await given.codeNow(code)).storedInfo).toEqual(before.storedInfo);
  });

  it('keeps a saved file as it was looked at, whatever its address for uploads takes later', async () => {
    const file = await photo();
    const { presignedUrl, publicUrl } = await askFor(owner, code, 'image', file);
    const put = (bytes: Uint8Array) =>
      sendTo(given, presignedUrl, {
        method: 'PUT',
        headers: { 'content-type': file.type },
        body: Buffer.from(bytes),
      });
    await put(file.bytes);
    await save({ type: 'image', imageVideos: [publicUrl] });
    const other = Buffer.alloc(file.bytes.byteLength, '<script>alert(1)</script>');
    await put(other);
    await save({
      type: 'image',
      imageVideos: [publicUrl],
      descriptions: [{ url: publicUrl, text: 'Again' }],
    });
    const read = await readFileAt(given, owner.browser, publicUrl);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(Buffer.from(file.bytes));
  });

  it('replaces the content by a file in a multipart request', async () => {
    const form = new FormData();
    const { name, type, bytes } = await photo();
    form.set('file', new Blob([Buffer.from(bytes)], { type }), name);
    const encoded = new Response(form);
    const response = await owner.browser.fetch(`/barcode/${code}`, {
      method: 'PUT',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: new Uint8Array(await encoded.arrayBuffer()),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      message: 'QR code file updated successfully',
      barcode: { storedInfo: { infoType: 'image', files: [{ name, contentType: type }] } },
    });
    await expectScanToLead(given, code, `${given.product.publicUrl}/image-videos/${code}`);
  });
});
