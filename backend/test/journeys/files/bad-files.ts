import { beforeAll, expect, it } from 'vitest';
import { faultOf } from '../../../src/contract/messages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { FaultyFile } from '../../../src/testing/faulty-files.ts';
import type { Fixture } from '../harness/fixture.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { readFileAt, upload } from '../harness/upload.ts';

/** A person with a code, and what the journeys of bad files do with both. */
export interface Uploader {
  readonly owner: Person;
  readonly code: string;
  save(url: string): Promise<unknown>;
}

/** Uploads each file of a corpus: it is refused when it arrives, and by a save that nobody has asked before. */
export function refusesEach(given: Fixture, corpus: readonly FaultyFile[]): () => Uploader {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, 'https://example.com/');
  });

  const judge = (file: string) =>
    owner.browser.call(ROUTES.judgeUpload, { params: { id: code }, body: { file } });
  const save = (url: string) =>
    owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: /\.pdf$/.test(url)
        ? { type: 'memories', memories: { pdfs: [url] } }
        : { type: 'memories', memories: { images: [{ index: 0, url }] } },
    });
  const usedBytes = async () =>
    (await owner.browser.call(ROUTES.storage, { params: { id: code } })).usedBytes;

  it.each(corpus)('$what is refused when it arrives, and removed', async (faulty) => {
    const { name, type, folder, fault } = faulty;
    const url = await upload(given, owner, code, folder, { name, type, bytes: await faulty.bytes() });
    const refusal = await refusalOf(judge(url));
    expect([refusal.status, refusal.code]).toEqual([400, 'invalid_input']);
    expect(refusal.issues).toEqual([{ path: 'file', message: faultOf(name, fault) }]);
    expect(await usedBytes()).toBe(0);
    expect((await readFileAt(given, owner.browser, url)).status).toBe(404);
    expect((await refusalOf(judge(url))).code).toBe('unknown_upload');
  });

  it.each(corpus.filter(({ folder, type }) => folder === 'memories' && !type.startsWith('video/')))(
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

  return () => ({ owner, code, save });
}
