import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { photo, readFileAt, upload } from '../harness/upload.ts';

type Kind = 'of someone else' | 'without an owner' | 'deleted' | 'unknown';

const EXPECTED: Readonly<Record<Kind, number>> = {
  'of someone else': 403,
  'without an owner': 403,
  deleted: 404,
  unknown: 404,
};
const KINDS: readonly Kind[] = ['of someone else', 'without an owner', 'deleted', 'unknown'];

onEveryComposition('calls about files of a code', (given) => {
  let person: Person;
  let file: string;
  const codes = new Map<Kind, string>([['unknown', '0000000000']]);
  beforeAll(async () => {
    person = await given.signUp();
    const other = await given.signUp();
    const theirs = await given.codeOf(other);
    file = await upload(given, other, theirs, 'image', await photo());
    codes.set('of someone else', theirs);
    codes.set('without an owner', await given.approvedCode());
    const gone = await given.codeOf(person);
    const admin = await given.admin();
    await admin.browser.call(ROUTES.deleteCode, { params: { id: gone } });
    codes.set('deleted', gone);
  });

  const calls: Readonly<Record<string, (params: { id: string }) => Promise<unknown>>> = {
    'asking for an address': (params) =>
      person.browser.call(ROUTES.requestUploads, {
        params,
        body: { files: [{ name: 'a.jpg', type: 'image/jpeg', size: 10 }], folderPath: 'image' },
      }),
    'asking for the storage': (params) => person.browser.call(ROUTES.storage, { params }),
    'sending in parts': (params) => person.browser.call(ROUTES.sendInParts, { params, body: { file } }),
    'finishing parts': (params) => person.browser.call(ROUTES.finishParts, { params, body: { file } }),
    'judging an upload': (params) => person.browser.call(ROUTES.judgeUpload, { params, body: { file } }),
    'cancelling an upload': (params) => person.browser.call(ROUTES.cancelUpload, { params, body: { file } }),
    'saving a file': (params) =>
      person.browser.call(ROUTES.updateCode, { params, body: { type: 'image', imageVideos: [file] } }),
    'clearing the content': (params) => person.browser.call(ROUTES.clearContent, { params }),
  };

  describe.each(KINDS)('%s', (kind) => {
    it.each(Object.entries(calls))('refuse %s and change nothing', async (_name, call) => {
      const events = await given.product.eventCount();
      const refusal = await refusalOf(call({ id: codes.get(kind) ?? '' }));
      expect(refusal.status).toBe(EXPECTED[kind]);
      expect(await given.product.eventCount()).toBe(events);
    });
  });

  it('give an owner of a disabled code its addresses, and a stranger none of its files', async () => {
    const code = await given.codeOf(person);
    const url = await upload(given, person, code, 'image', await photo());
    const body = { type: 'image' as const, imageVideos: [url] };
    await person.browser.call(ROUTES.updateCode, { params: { id: code }, body });
    const path = new URL(url).pathname;
    expect((await readFileAt(given, given.browser(), url)).status).toBe(200);
    const admin = await given.admin();
    await admin.browser.call(ROUTES.disableCode, { params: { id: code } });
    expect((await given.browser().open(path)).status).toBe(404);
    expect((await readFileAt(given, person.browser, url)).status).toBe(200);
  });
});
