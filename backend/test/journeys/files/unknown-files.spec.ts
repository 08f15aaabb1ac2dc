import { beforeAll, describe, expect, it } from 'vitest';
import type { UpdateCodeInput } from '../../../src/contract/content/index.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { type FileToSend, pdf, photo, upload } from '../harness/upload.ts';

const UNKNOWN = 'This file is not known. Upload it again';
const FOREIGN = 'https://elsewhere.example/photo.jpg';

/** A body with an address in one field, and the path of that field. */
const FIELDS: readonly (readonly [path: string, body: (url: string) => UpdateCodeInput])[] = [
  ['imageVideos.0', (url) => ({ type: 'image', imageVideos: [url] })],
  ['pdfs.0', (url) => ({ type: 'pdf', pdfs: [url] })],
  ['memories.images.0.url', (url) => ({ type: 'memories', memories: { images: [{ index: 0, url }] } })],
  [
    'memories.images.0.url',
    (url) => ({ type: 'memories', memories: { images: [{ index: 0, url }], cover: url } }),
  ],
  ['memories.videos.0.url', (url) => ({ type: 'memories', memories: { videos: [{ index: 0, url }] } })],
  ['memories.pdfs.0', (url) => ({ type: 'memories', memories: { pdfs: [url] } })],
];

onEveryComposition('addresses of files in a saved content', (given) => {
  let owner: Person;
  let code: string;
  let kept: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    kept = await upload(given, owner, code, 'image', await photo());
    await save({ type: 'image', imageVideos: [kept] });
  });

  const save = (body: UpdateCodeInput) =>
    owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });

  async function expectRefused(body: UpdateCodeInput, path: string, message: string | RegExp) {
    const events = await given.product.eventCount();
    const refusal = await refusalOf(save(body));
    expect([refusal.status, refusal.code]).toEqual([400, 'invalid_input']);
    expect(refusal.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(await given.product.eventCount()).toBe(events);
    expect((await given.codeNow(code)).storedInfo).toMatchObject({ imageVideos: [kept] });
  }

  describe.each(FIELDS)('in %s', (path, bodyWith) => {
    it.each([
      ['of another site', () => FOREIGN],
      ['of no file', () => 'photo.jpg'],
      ['that leads out of the folder', () => `${given.product.publicUrl}/files/../admin.jpg`],
      ['that nobody was given', () => `${given.product.publicUrl}/files/codes/${code}/made-up/original.jpg`],
      ['of another page of the product', () => `${given.product.publicUrl}/info/${code}`],
    ])('are refused with its name: one %s', async (_what, url) => {
      await expectRefused(bodyWith(url()), path, UNKNOWN);
    });
  });

  it('are refused beside those of known files', async () => {
    await expectRefused({ type: 'image', imageVideos: [kept, FOREIGN] }, 'imageVideos.1', UNKNOWN);
  });

  describe('lead to files that the drop zone takes', () => {
    const place = async (file: FileToSend) =>
      upload(given, owner, code, file.name.endsWith('.pdf') ? 'pdfs' : 'image', file);

    it.each([
      ['a picture as a PDF', () => photo(), 'pdfs.0'],
      ['a picture as the PDF of a page', () => photo(), 'memories.pdfs.0'],
      ['a picture as the video of a page', () => photo(), 'memories.videos.0.url'],
      ['a PDF as a picture', () => pdf(), 'imageVideos.0'],
      ['a PDF as the image of a page', () => pdf(), 'memories.images.0.url'],
      ['a PDF as the video of a page', () => pdf(), 'memories.videos.0.url'],
    ] as const)('and not %s', async (_what, file, path) => {
      const url = await place(await file());
      const bodyWith = FIELDS.find(([of]) => of === path)?.[1];
      if (!bodyWith) throw new Error(`no body has ${path}`);
      await expectRefused(bodyWith(url), path, /^File type must be /);
    });

    it('nor a picture as the PDF that a link leads to', async () => {
      const link = await place(await photo());
      await expectRefused({ type: 'pdf', link }, 'link', /^File type must be \.pdf$/);
    });

    it('nor a saved file in a zone that does not take it', async () => {
      await expectRefused({ type: 'pdf', pdfs: [kept] }, 'pdfs.0', /^File type must be \.pdf$/);
    });
  });
});
