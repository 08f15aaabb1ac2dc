// @built-apps web-public

import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { settled } from '../harness/leads-to.ts';
import { expectPage, pageOf, savePage, submitGate, trySecureCode } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { pdf, photo, sendTo, upload } from '../harness/upload.ts';

const SECURE_CODE = 'lilac-1930';
const TEXTS = {
  title: 'Rosa of the bakery',
  freeText: 'Taught half the town to swim',
  imageText: 'Summers at the lake',
  videoUrl: 'https://youtu.be/abcdefghijk',
  videoDescription: 'Filmed by Marta',
  pdfTitle: 'Her recipes',
};

onEveryComposition('the secure code of a page', (given) => {
  let owner: Person;
  let code: string;
  let image: string;
  let recipes: string;
  const save = (secureCode: string, id = code) =>
    savePage(owner, id, {
      ...TEXTS,
      isProtected: true,
      password: secureCode,
      images: id === code ? [{ index: 0, url: image }] : [],
      pdfs: id === code ? [recipes] : [],
    });

  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    image = await upload(given, owner, code, 'memories', await photo('lake.jpg'));
    recipes = await upload(given, owner, code, 'memories', pdf('starter.pdf'));
    await save(SECURE_CODE);
  });

  describe('before it is entered', () => {
    const secrets = () => [
      ...Object.values(TEXTS),
      'abcdefghijk',
      'lake.jpg',
      'starter.pdf',
      'original.',
      SECURE_CODE,
      'og:title',
      'og:image',
    ];
    const LEAKS: readonly (readonly [name: string, ask: () => Promise<Response>])[] = [
      ['its page', () => given.browser().open(`/info/${code}`)],
      ['its page in lower case', () => given.browser().open(`/info/${code.toLowerCase()}`)],
      [
        'its page for a preview',
        () => given.browser().open(`/info/${code}`, { 'user-agent': 'WhatsApp/2.23' }),
      ],
      ['its page as a gallery', () => given.browser().open(`/image-videos/${code}`)],
      ['the form with a wrong code', () => submitGate(given.browser(), code, 'a guess')],
      ['a scan', () => given.browser().open(`/${code}`)],
      ['the code', () => given.browser().fetch(`/barcode/${code}`)],
      ['the private call', () => given.browser().fetch(`/barcode/qrcode/${code}/private`)],
      ['the check', () => given.browser().fetch(`/barcode/qrcode/${code}/check`)],
      ['a wrong try', () => trySecureCode(given.browser(), code, 'a guess')],
      ['a picture', () => given.browser().open(new URL(image).pathname)],
      ['a PDF', () => given.browser().fetch(new URL(recipes).pathname)],
      ['a picture by HEAD', () => given.browser().fetch(new URL(image).pathname, { method: 'HEAD' })],
      ['a smaller picture', () => given.browser().open(new URL('w480.webp', image).pathname)],
    ];

    it.each(LEAKS)('nothing of the page is in the answer to %s', async (_name, ask) => {
      const response = await ask();
      const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
      const told = `${headers}\n${await response.text()}`;
      expect(secrets().filter((secret) => told.includes(secret))).toEqual([]);
      expect(response.headers.get('set-cookie')).toBeNull();
    });

    it('the page asks for it, the same whatever the page shows, and without an ETag', async () => {
      const other = await given.codeOf(owner);
      await save(SECURE_CODE, other);
      const response = await given.browser().open(`/info/${code}`);
      const gate = await response.text();

      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(gate).toContain('Enter Secure Code');
      expect((await pageOf(given.browser(), other)).replaceAll(other, code)).toBe(gate);
    });

    it('the calls say that it is needed', async () => {
      const browser = given.browser();
      const params = { id: code };
      expect(await browser.call(ROUTES.checkProtection, { params })).toEqual({ isProtected: true });
      const closed = await browser.fetch(`/barcode/qrcode/${code}/private`);
      expect(closed.status).toBe(403);
      expect(await closed.json()).toEqual({ code: 'secure_code_needed', message: 'Enter Secure Code' });
    });

    it('its owner and an admin see the page', async () => {
      const { browser: admin } = await given.admin();
      for (const browser of [owner.browser, admin]) {
        expect(await pageOf(browser, code)).toContain(TEXTS.title);
        const { barcode } = await browser.call(ROUTES.privateCode, { params: { id: code } });
        expect(barcode.storedInfo).toMatchObject({ memories: { title: TEXTS.title, password: null } });
      }
      expect(await pageOf((await given.signUp()).browser, code)).not.toContain(TEXTS.title);
    });
  });

  describe('entered right', () => {
    it('opens the page to this browser for 30 minutes, with short-lived addresses of its files', async () => {
      const browser = given.browser();
      const response = await trySecureCode(browser, code, SECURE_CODE);
      expect(await response.json()).toEqual({ verified: true });
      expect(response.headers.get('set-cookie')).toMatch(
        /^qlaim_page_\w+=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
      );

      const page = await pageOf(browser, code);
      for (const text of [TEXTS.title, TEXTS.freeText, TEXTS.imageText, TEXTS.pdfTitle, 'starter.pdf'])
        expect(page).toContain(text);
      expect(page).not.toContain('og:');
      const { barcode } = await browser.call(ROUTES.privateCode, { params: { id: code } });
      const files = barcode.storedInfo?.infoType === 'memories' ? barcode.storedInfo.memories : undefined;
      expect(await (await sendTo(given, files?.pdfs[0] ?? '', {})).text()).toMatch(/^%PDF/);
      expect((await browser.open(new URL(image).pathname)).status).toBe(404);
      expect(await pageOf(given.browser(), code)).not.toContain(TEXTS.title);
    });

    it('opens no other page, whatever the cookie is called', async () => {
      const other = await given.codeOf(owner);
      await save('another-one', other);
      const browser = given.browser();
      await trySecureCode(browser, code, SECURE_CODE);
      const renamed = browser.cookies.replace(code, other);
      const page = await given.browser().open(`/info/${other}`, { cookie: `${browser.cookies}; ${renamed}` });
      expect(await page.text()).toContain('Enter Secure Code');
    });

    it('closes again when the owner changes it, and stays open when the page alone changes', async () => {
      const changing = await given.codeOf(owner);
      await save('first-code', changing);
      const browser = given.browser();
      await trySecureCode(browser, changing, 'first-code');
      const expectToSee = (text: string) =>
        settled(given, async () => expect(await pageOf(browser, changing)).toContain(text));
      await save('', changing);
      await expectToSee(TEXTS.title);

      await save('second-code', changing);
      await expectToSee('Enter Secure Code');

      await savePage(owner, changing, TEXTS);
      await expectPage(given, changing, TEXTS.title);
    });

    it('is accepted from a form without script, which leads back to the page', async () => {
      const browser = given.browser();
      const wrong = await submitGate(browser, code, 'a guess');
      expect(wrong.status).toBe(400);
      expect(await wrong.text()).toContain('>Invalid secure code</p>');

      const right = await submitGate(browser, code, SECURE_CODE);
      expect(right.status).toBe(303);
      expect(right.headers.get('location')).toBe(`/info/${code}`);
      expect(await pageOf(browser, code)).toContain(TEXTS.title);
    });
  });

  it('is refused from a page of someone else, and for a code that is unknown', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await submitGate(given.browser(), code, SECURE_CODE, foreign)).status).toBe(403);
    expect((await trySecureCode(given.browser(), code, SECURE_CODE, foreign)).status).toBe(403);
    expect((await trySecureCode(given.browser(), '0000000000', SECURE_CODE)).status).toBe(404);
  });
});
