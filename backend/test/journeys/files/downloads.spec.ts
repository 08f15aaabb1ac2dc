// @built-apps web-public

import { beforeAll, expect, it } from 'vitest';
import type { FileInfo } from '../../../src/contract/content/files.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { pageOf, savePage, trySecureCode } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { pdf, photo, readFileAt, sendTo, upload } from '../harness/upload.ts';

const NAME = 'Brief an Müller "1930".pdf';
const SECURE_CODE = 'lilac-1930';

onEveryComposition('a file that is saved', (given) => {
  let owner: Person;
  let code: string;
  let letter: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    const image = await upload(given, owner, code, 'memories', await photo());
    letter = await upload(given, owner, code, 'memories', pdf(NAME));
    await savePage(owner, code, { title: 'Rosa', pdfs: [letter], images: [{ index: 0, url: image }] });
  });

  const filesFor = async (browser: Browser): Promise<readonly FileInfo[]> => {
    const { barcode } = await browser.call(ROUTES.privateCode, { params: { id: code } });
    return barcode.storedInfo?.infoType === 'memories' ? barcode.storedInfo.memories.files : [];
  };
  const dispositionAt = async (address: string) =>
    (await sendTo(given, address, {})).headers.get('content-disposition');
  const whole = `filename*=UTF-8''${encodeURIComponent(NAME)}`;

  it('gets the name that it was uploaded with, and opens without it', async () => {
    const [picture, paper] = (await filesFor(given.browser())).toSorted((a, b) => b.size - a.size);
    expect(picture?.download).toBeUndefined();
    expect(paper?.download).toBe(`${letter}?download`);
    expect(await pageOf(given.browser(), code)).toContain(`href="${letter}?download"`);

    const disposition = async (address: string) =>
      (await readFileAt(given, given.browser(), address)).headers.get('content-disposition');
    expect(await disposition(`${letter}?download`)).toMatch(/^attachment; /);
    expect(await disposition(`${letter}?download`)).toContain(whole);
    expect(await disposition(letter)).toBeNull();
  });

  it('has a signed address of its own where a secure code protects the page', async () => {
    await savePage(owner, code, { title: 'Rosa', pdfs: [letter], isProtected: true, password: SECURE_CODE });
    const visitor = given.browser();
    await trySecureCode(visitor, code, SECURE_CODE);
    const [paper] = await filesFor(visitor);
    expect(await dispositionAt(paper?.download ?? '')).toContain(whole);
    expect(await dispositionAt(paper?.url ?? '')).toBeNull();
    expect((await given.browser().open(`${new URL(letter).pathname}?download`)).status).toBe(404);
  });
});
