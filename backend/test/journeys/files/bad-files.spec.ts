import { Buffer } from 'node:buffer';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../../src/contract/messages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { FAULTY_FILES } from '../../../src/testing/faulty-files.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { photo, readFileAt, upload } from '../harness/upload.ts';

/** Milliseconds in which a row says what is wrong with its file. Other work slows a machine: a sound file measures how much. */
const atOnce = (sound: number): number => Math.max(2_000, 5 * sound);

onEveryComposition('bad files', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, 'https://example.com/');
  });

  const judge = (file: string) =>
    owner.browser.call(ROUTES.judgeUpload, { params: { id: code }, body: { file } });
  /** Returns how long the judgement of a file takes, in milliseconds, with what came of it. */
  async function timed<T>(judged: Promise<T>): Promise<readonly [T, number]> {
    const since = performance.now();
    return [await judged, performance.now() - since];
  }
  const save = (url: string) =>
    owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: /\.pdf$/.test(url)
        ? { type: 'memories', memories: { pdfs: [url] } }
        : { type: 'memories', memories: { images: [{ index: 0, url }] } },
    });
  const usedBytes = async () =>
    (await owner.browser.call(ROUTES.storage, { params: { id: code } })).usedBytes;

  it.each(FAULTY_FILES)('$what is refused at once when it arrives, and removed', async (faulty) => {
    const { name, type, folder, fault } = faulty;
    const sound = await upload(given, owner, code, 'image', await photo());
    const [, usual] = await timed(judge(sound));
    await owner.browser.call(ROUTES.cancelUpload, { params: { id: code }, body: { file: sound } });
    const url = await upload(given, owner, code, folder, { name, type, bytes: await faulty.bytes() });
    const [refusal, took] = await timed(refusalOf(judge(url)));
    expect(took).toBeLessThan(atOnce(usual));
    expect([refusal.status, refusal.code]).toEqual([400, 'invalid_input']);
    expect(refusal.issues).toEqual([{ path: 'file', message: faultOf(name, fault) }]);
    expect(await usedBytes()).toBe(0);
    expect((await readFileAt(given, owner.browser, url)).status).toBe(404);
    expect((await refusalOf(judge(url))).code).toBe('unknown_upload');
  });

  it.each(FAULTY_FILES.filter(({ folder, type }) => folder === 'memories' && !type.startsWith('video/')))(
    '$what is refused by a save that nobody has asked before, and nothing is stored',
    async (faulty) => {
      const { name, type, folder, fault } = faulty;
      const url = await upload(given, owner, code, folder, { name, type, bytes: await faulty.bytes() });
      const events = await given.product.eventCount();
      const refusal = await refusalOf(save(url));
      expect([refusal.status, refusal.code]).toEqual([400, 'invalid_input']);
      expect(refusal.issues[0]?.message).toBe(faultOf(name, fault));
      expect(await given.product.eventCount()).toBe(events);
      expect((await given.codeNow(code)).storedInfo).toMatchObject({ infoType: 'link' });
    },
  );

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
