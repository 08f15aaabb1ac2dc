import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadFolder } from '../../../src/contract/content/files.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { askFor, photo, sendTo, upload } from '../harness/upload.ts';

type Announced = { readonly name: string; readonly type: string; readonly size: number };

const VIDEO = 'File type must be one of .jpeg, .png, .jpg, .gif, .mp4, .mov, .avi, .wmv, .flv, .mkv';
const REFUSED: readonly (readonly [UploadFolder, Announced, string])[] = [
  ['pdfs', { name: 'a.docx', type: '', size: 1 }, 'File type must be .pdf'],
  ['pdfs', { name: 'a.pdf', type: 'text/html', size: 1 }, 'File type must be .pdf'],
  [
    'pdfs',
    { name: 'a.pdf', type: 'application/pdf', size: 262_144_001 },
    'File is larger than 262144000 bytes',
  ],
  [
    'memories',
    { name: 'a.pdf', type: 'application/pdf', size: 104_857_601 },
    'File is larger than 104857600 bytes',
  ],
  [
    'memories',
    { name: 'a.png', type: 'image/png', size: 104_857_601 },
    'File is larger than 104857600 bytes',
  ],
  ['image', { name: 'a.svg', type: 'image/svg+xml', size: 1 }, VIDEO],
  ['image', { name: 'a.mkv', type: '', size: 262_144_001 }, 'File is larger than 262144000 bytes'],
];

onEveryComposition('uploads that are refused', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
  });

  it.each(REFUSED)('in %s: %o', async (folderPath, file, message) => {
    const refusal = await refusalOf(
      owner.browser.call(ROUTES.requestUploads, {
        params: { id: code },
        body: { files: [file], folderPath },
      }),
    );
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it('say that the storage is full', async () => {
    const files = Array.from({ length: 9 }, () => ({ name: 'a.mp4', type: 'video/mp4', size: 262_144_000 }));
    const refusal = await refusalOf(
      owner.browser.call(ROUTES.requestUploads, {
        params: { id: code },
        body: { files, folderPath: 'image' },
      }),
    );
    expect([refusal.status, refusal.code]).toEqual([413, 'quota_reached']);
  });

  it('are those of a person with a thousand uploads that were never used', async () => {
    const other = await given.signUp();
    const theirs = await given.codeOf(other);
    const files = Array.from({ length: 100 }, () => ({ name: 'a.jpg', type: 'image/jpeg', size: 1 }));
    const ask = () =>
      other.browser.call(ROUTES.requestUploads, {
        params: { id: theirs },
        body: { files, folderPath: 'image' },
      });
    for (let asked = 0; asked < 10; asked += 1) await ask();
    expect((await refusalOf(ask())).code).toBe('quota_reached');
  });

  describe('by the address', () => {
    const bodyOf = async () => Buffer.from((await photo()).bytes);
    const put = async (change: { type?: string; method?: string; longer?: boolean; other?: boolean }) => {
      const file = await photo();
      const { presignedUrl } = await askFor(owner, code, 'image', file);
      const bytes = await bodyOf();
      const body = change.longer ? Buffer.concat([bytes, Buffer.from('x')]) : bytes;
      const address = change.other ? presignedUrl.replace('/original', '/another') : presignedUrl;
      const { method = 'PUT', type = file.type } = change;
      return sendTo(given, address, { method, headers: { 'content-type': type }, body });
    };

    it.each([
      ['another type', { type: 'text/html' }],
      ['another length', { longer: true }],
      ['another method', { method: 'POST' }],
      ['another key', { other: true }],
    ])('for %s', async (_what, change) => {
      const { status } = await put(change);
      expect([403, 405]).toContain(status);
    });
  });

  it('leave nothing of another person’s upload to one’s own code', async () => {
    const other = await given.signUp();
    const theirs = await given.codeOf(other);
    const url = await upload(given, owner, code, 'image', await photo());
    const moved = url.replace(code, theirs);
    for (const address of [url, moved]) {
      const refusal = await refusalOf(
        other.browser.call(ROUTES.updateCode, {
          params: { id: theirs },
          body: { type: 'image', imageVideos: [address] },
        }),
      );
      expect(refusal.issues[0]?.message).toBe('This file is not known. Upload it again');
    }
  });
});
