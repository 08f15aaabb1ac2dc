// @built-apps web-public web-user

import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../../src/contract/route.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { BODY_ROUTES, VALID_BODIES } from '../api/bad-input/examples.ts';
import { fill } from '../api/bad-input/fill.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { pageOf, savePage, submitGate, trySecureCode } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { randomClientAddress } from '../harness/random-client-address.ts';
import { addressesIn, lifetimeOf } from '../harness/signed-addresses.ts';
import { pdf, photo, sendTo, upload } from '../harness/upload.ts';

/** Words of letters alone, which stand in an answer as they are, however it is encoded. */
const WORDS = {
  title: 'Zqtitle',
  freeText: 'Zqfreetext',
  imageText: 'Zqimagetext',
  videoDescription: 'Zqvideotext',
  pdfTitle: 'Zqpdftitle',
};
const SECRETS = [...Object.values(WORDS), 'Zqvideolink', 'Zqphoto', 'Zqpaper', 'Zqdescription', 'Zqname'];
const SECURE_CODE = 'Zqsecurecode';

/** A right secure code opens a page, and signing out would change who asks. */
const NOT_ASKED: readonly Route[] = [ROUTES.logout];
const asked = Object.entries(ROUTES).filter(
  ([, route]: [string, Route]) => !NOT_ASKED.includes(route) && (route.method === 'GET' || route.params),
);

const bodyOf = (name: string): string | undefined => {
  const known = BODY_ROUTES.find((route) => route === name);
  return known === undefined ? undefined : JSON.stringify(VALID_BODIES[known][0]);
};

type Ask = (browser: Browser, code: string) => Promise<Response>;

const call =
  (name: string, route: Route): Ask =>
  (browser, code) => {
    const body = bodyOf(name);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomClientAddress() };
    return browser.fetch(fill(route, [code]), {
      method: route.method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  };
const open =
  (path: (code: string) => string, headers: Record<string, string> = {}): Ask =>
  (browser, code) =>
    browser.open(path(code), headers);

/** Whatever a stranger may send that names a code. */
const REQUESTS: readonly (readonly [name: string, ask: Ask])[] = [
  ...asked.map(([name, route]: [string, Route]) => [`the call ${name}`, call(name, route)] as const),
  ['the page', open((code) => `/info/${code}`)],
  ['the page in another language', open((code) => `/info/${code}?language=ar`)],
  ['the page in lower case', open((code) => `/info/${code.toLowerCase()}`)],
  ['the page for a preview', open((code) => `/info/${code}`, { 'user-agent': 'WhatsApp/2.23' })],
  ['the page for a search engine', open((code) => `/info/${code}`, { 'user-agent': 'Googlebot/2.1' })],
  ['the page where it is cached', open((code) => `/info/${code}`, { 'if-none-match': '*' })],
  ['a part of the page', open((code) => `/info/${code}`, { range: 'bytes=0-99' })],
  ['the page as JSON', open((code) => `/info/${code}`, { accept: 'application/json' })],
  ['the page as a gallery', open((code) => `/image-videos/${code}`)],
  ['the page by HEAD', (browser, code) => browser.fetch(`/info/${code}`, { method: 'HEAD' })],
  ['a scan', open((code) => `/${code}`)],
  ['a scan for a preview', open((code) => `/${code}`, { 'user-agent': 'facebookexternalhit/1.1' })],
  ['a scan by a call', (browser, code) => browser.fetch(`/barcode/${code}?scan=1`)],
  ['the form with a wrong code', (browser, code) => submitGate(browser, code, 'a guess', someone())],
  ['the form without a code', (browser, code) => submitGate(browser, code, '', someone())],
  ['a wrong try', (browser, code) => trySecureCode(browser, code, 'a guess', someone())],
  ['a claim', (browser, code) => claim(browser, code)],
  ['the editor', open((code) => `/edit/${code}`)],
  ['the claim page', open((code) => `/claim/${code}`)],
  ['where the code leads', open((code) => `/${code}+`)],
  ['the welcome page', open((code) => `/welcome?code=${code}&why=disabled`)],
  ['an unknown file', open((code) => `/files/codes/${code}/made-up/original.jpg`)],
];

const someone = () => ({ 'x-forwarded-for': randomClientAddress() });
const claim = (browser: Browser, code: string) =>
  browser.fetch('/barcode/assign/user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link: code, user: VALID_BODIES.assignCode[0]?.user }),
  });

/** Headers that differ from one answer to the next. An ETag is a hash of the body, which holds the short code. */
const CHANGING = ['date', 'etag', 'retry-after'];
/** What of an answer reaches the one who asked. Short codes are as long as each other. */
async function told(response: Response, code: string) {
  const headers = [...response.headers].filter(([name]) => !CHANGING.includes(name));
  const text = JSON.stringify([response.status, headers, await response.text()]);
  // The pages of a claim show the code as it is printed.
  const printed = code.match(/.{1,4}/g)?.join(' ') ?? code;
  const named = [code, code.toLowerCase(), printed].reduce(
    (rest, form) => rest.replaceAll(form, 'CODE'),
    text,
  );
  // The number of a notice is random.
  return named.replaceAll(/N-\w{4}-\w{4}/g, 'NOTICE');
}

onEveryComposition('a protected page', (given) => {
  let owner: Person;
  /** A page of many parts, which was public first. */
  let full: string;
  /** A page of a single word. */
  let bare: string;
  let before: readonly string[] = [];
  /** What the files were answered with while the page was public. */
  let handedOut: readonly Response[] = [];
  const visitors = new Map<string, () => Browser>();

  beforeAll(async () => {
    owner = await given.signUp();
    [full, bare] = [await given.codeOf(owner), await given.codeOf(owner)];
    const images = await Promise.all(
      ['Zqphoto.jpg', 'Zqphoto2.jpg'].map(async (name, index) => ({
        index,
        url: await upload(given, owner, full, 'memories', await photo(name)),
      })),
    );
    const page = {
      ...WORDS,
      videoUrl: 'https://youtu.be/Zqvideolink',
      images,
      descriptions: images.map(({ url }) => ({ url, text: 'Zqdescription' })),
      pdfs: [await upload(given, owner, full, 'memories', pdf('Zqpaper.pdf'))],
    };
    await savePage(owner, full, page);
    await owner.browser.call(ROUTES.updateCode, { params: { id: full }, body: { name: 'Zqname' } });
    before = addressesIn(await pageOf(given.browser(), full), given.product.publicUrl);
    handedOut = await Promise.all(before.map((path) => given.browser().open(path)));
    await savePage(owner, full, { ...page, isProtected: true, password: SECURE_CODE });
    await savePage(owner, bare, { title: 'x', isProtected: true, password: SECURE_CODE });

    const [other, unverified] = [await given.signUp(), await given.unverified()];
    const third = await given.codeOf(other);
    await savePage(other, third, { title: 'Theirs', isProtected: true, password: SECURE_CODE });
    const elsewhere = given.browser();
    await trySecureCode(elsewhere, third, SECURE_CODE);
    visitors.set('a stranger', () => given.browser());
    visitors.set('another owner', () => other.browser);
    visitors.set('an unverified user', () => unverified.browser);
    visitors.set('a visitor of another page', () => elsewhere);
  });

  describe.each(['a stranger', 'another owner', 'an unverified user', 'a visitor of another page'])(
    'tells %s nothing of what it shows',
    (who) => {
      it.each(REQUESTS)('in the answer to %s', async (_name, ask) => {
        const browser = visitors.get(who)?.() ?? given.browser();
        const [rich, poor] = [await ask(browser, full), await ask(browser, bare)];
        const answer = await told(rich, full);
        expect(rich.status).toBeLessThan(500);
        expect(SECRETS.filter((secret) => answer.includes(secret))).toEqual([]);
        expect(answer).not.toMatch(/original\.|"og:|qlaim_page_/);
        // The same bytes, headers and length whatever the page holds.
        expect(await told(poor, bare)).toBe(answer);
      });
    },
  );

  it('has a QR image that holds its address alone', async () => {
    for (const format of ['svg', 'png']) {
      const response = await given.browser().open(`/barcode/qrcode/${full}?format=${format}`);
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it('answers for each of its files as for a file that never was', async () => {
    expect(before.length).toBeGreaterThan(2);
    const never = `/files/codes/${full}/made-up/original.jpg`;
    const made = before.map((path) => new URL('w480.webp', new URL(path, 'http://localhost')).pathname);
    for (const who of visitors.values())
      for (const path of [...before, ...made]) {
        expect(await told(await who().open(path), full), path).toBe(
          await told(await who().open(never), full),
        );
        const head = (of: string) => who().fetch(of, { method: 'HEAD' });
        expect(await told(await head(path), full), path).toBe(await told(await head(never), full));
      }
  });

  it('lets no browser store its files, whoever may see them', async () => {
    const visitor = given.browser();
    await trySecureCode(visitor, full, SECURE_CODE);
    const html = (await pageOf(visitor, full)).replaceAll('&amp;', '&');
    const shown = html.match(/https?:\/\/[^"'\s<>]+[?&](?:X-Amz-S|s)ignature=[\w-]+[^"'\s<>]*/g) ?? [];
    const owned = await Promise.all(before.map((path) => owner.browser.open(path)));
    const addresses = [...shown, ...owned.map(({ headers }) => headers.get('location') ?? '')];
    expect(addresses.length).toBeGreaterThan(before.length);
    for (const address of addresses) {
      const { status, headers } = await sendTo(given, address, {});
      expect([status, headers.get('cache-control')], address).toEqual([200, 'private, no-store']);
    }
  });

  it('closes what was handed out before within half an hour', async () => {
    expect(handedOut).not.toEqual([]);
    for (const answer of handedOut) {
      const address = answer.headers.get('location');
      expect(address === null ? 0 : lifetimeOf(address)).toBeLessThanOrEqual(30 * 60);
      // Signed addresses are the storage’s, which asks nobody: what was handed out works until it ends.
      const { status, headers } = address === null ? answer : await sendTo(given, address, {});
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/^private, max-age=1800/);
    }
  });

  it('signs the addresses of its files for two hours at most', async () => {
    const { barcode } = await owner.browser.call(ROUTES.privateCode, { params: { id: full } });
    const info = barcode.storedInfo?.infoType === 'memories' ? barcode.storedInfo.memories : undefined;
    const signed = (info?.files ?? []).flatMap(({ url, sources, poster, play }) => [
      url,
      ...sources.flatMap(({ webp, avif }) => [webp, avif]),
      ...(poster === undefined ? [] : [poster]),
      ...(play === undefined ? [] : [play]),
    ]);
    expect(signed.length).toBeGreaterThan(2);
    for (const address of signed) {
      expect(lifetimeOf(address)).toBeGreaterThan(0);
      expect(lifetimeOf(address)).toBeLessThanOrEqual(2 * 60 * 60);
    }
  });
});
