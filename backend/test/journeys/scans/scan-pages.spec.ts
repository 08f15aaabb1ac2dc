// @built-apps web-public

import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Fixture } from '../harness/fixture.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectPage, pageOf, savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';
import { pdf, photo, upload } from '../harness/upload.ts';

/** The parts of a page in the order that it has where its owner chooses none. */
const PARTS = [
  'Rosa of the bakery',
  'Taught half the town to swim',
  'lake.jpg in the sun',
  'Summers at the lake',
  'abcdefghijk',
  'Filmed by Marta',
  'Her recipes',
  'starter.pdf',
];

/** The ground of the theme of that name. */
const NIGHT = '#0f1522';

onEveryComposition('a page for scanners', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    const image = await upload(given, owner, code, 'memories', await photo('lake.jpg'));
    await savePage(owner, code, {
      title: 'Rosa of the bakery',
      images: [{ index: 0, url: image }],
      descriptions: [{ url: image, text: 'lake.jpg in the sun' }],
      imageText: 'Summers at the lake',
      freeText: 'Taught half the town to swim: https://example.org/Swim?a=1&b=2.',
      videoUrl: 'https://youtu.be/abcdefghijk',
      videoDescription: 'Filmed by Marta',
      pdfTitle: 'Her recipes',
      pdfs: [await upload(given, owner, code, 'memories', pdf('starter.pdf'))],
    });
  });

  it('shows all parts of a memories page in their order, without any script', async () => {
    const [, body = ''] = (await pageOf(given.browser(), code)).split('<body>');
    const places = PARTS.map((part) => body.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(body).toMatch(/<img [^>]*width="640" height="480"/);
    expect(body).toContain(
      '<a href="https://example.org/Swim?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" dir="ltr">',
    );
    expect(body).not.toContain('<script');
    expect(body).not.toContain('<iframe');
  });

  it('is private to who opens it: no cookie, no search engine, no foreign script', async () => {
    const { headers } = await given.browser().open(`/info/${code}`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('etag')).toBeNull();
  });

  it('has a preview for messengers', async () => {
    const page = await pageOf(given.browser(), code);
    expect(page).toContain('<meta property="og:title" content="Rosa of the bakery"/>');
    expect(page).toMatch(new RegExp(`property="og:image" content="${given.product.publicUrl}/files/codes/`));
  });

  it('is found by a code in any spelling, and does not count as a scan', async () => {
    expect(await pageOf(given.browser(), code.toLowerCase())).toContain('Rosa of the bakery');
    await pageOf(given.browser(), code);
    await given.browser().open(`/${code}`);
    const scanCount = async () => (await given.codeNow(code)).scanCount;
    await expect.poll(scanCount, SOON).toBeGreaterThan(0);
    expect(await scanCount()).toBe(1);
  });

  it('shows what was saved a moment ago', async () => {
    const changing = await given.codeOf(owner);
    for (const title of ['One', 'Two', 'Three']) {
      await savePage(owner, changing, { title });
      await expectPage(given, changing, `<h1 class="qp-title" dir="auto" lang="">${title}</h1>`);
    }
  });

  it('has the cover and theme that its owner chose, and is listed by search engines where the owner lets them', async () => {
    const found = await given.codeOf(owner);
    const urls: string[] = [];
    for (const name of ['one.jpg', 'two.jpg'])
      urls.push(await upload(given, owner, found, 'memories', await photo(name)));
    const [one = '', two = ''] = urls;
    const images = [one, two].map((url, index) => ({ index, url }));
    const answer = await savePage(owner, found, {
      title: 'Rosa',
      images,
      cover: two,
      theme: 'garden',
      indexed: true,
    });
    const saved = answer.barcode.storedInfo;
    const page = saved?.infoType === 'memories' ? saved.memories : undefined;
    expect(page).toMatchObject({ theme: 'garden', cover: page?.images[1]?.url, indexed: true });

    const response = await given.browser().open(`/info/${found}`);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    const html = await response.text();
    expect(html).not.toContain('noindex');
    expect(html).toContain('qp-theme-garden');
    expect(html).toMatch(new RegExp(`<div class="qp-cover"><a [^>]*href="${page?.cover}"`));
    expect(html).toContain(`<meta property="og:image" content="${page?.cover}"/>`);

    await savePage(owner, found, {
      title: 'Rosa',
      isProtected: true,
      password: 'lilac-1930',
      theme: 'night',
    });
    const open = () => given.browser().open(`/info/${found}`);
    // A process that did not save the page learns of the change from the log.
    await expect.poll(async () => (await open()).headers.get('x-robots-tag'), SOON).toBe('noindex');
    const closed = await open();
    expect(await closed.text()).not.toContain(NIGHT);
  });

  it('speaks the language of its visitor, around the words of its owner', async () => {
    const browser = given.browser();
    const arabic = await browser.open(`/info/${code}`, { 'accept-language': 'ar-EG, en;q=0.5' });
    const html = await arabic.text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<h1 class="qp-title" dir="auto" lang="">Rosa of the bakery</h1>');
    const chosen = await browser.open(`/info/${code}`, {
      'accept-language': 'ar',
      cookie: 'qlaim_language=de',
    });
    expect(await chosen.text()).toContain('<html lang="de" dir="ltr">');
  });

  it('shows a gallery in its order, and that an owned code without content has none', async () => {
    const gallery = await given.codeOf(owner);
    expect(await pageOf(given.browser(), gallery, 'image-videos')).toContain('No Media Added Yet');
    const names = ['one.jpg', 'two.jpg'];
    const urls: string[] = [];
    for (const name of names) urls.push(await upload(given, owner, gallery, 'image', await photo(name)));
    const body = {
      type: 'image' as const,
      imageVideos: urls,
      descriptions: urls.map((url, place) => ({ url, text: `Picture ${names[place]}` })),
    };
    await owner.browser.call(ROUTES.updateCode, { params: { id: gallery }, body });

    await expectPage(given, gallery, 'Picture two.jpg', 'image-videos');
    const page = await pageOf(given.browser(), gallery, 'image-videos');
    expect(page.indexOf('Picture one.jpg')).toBeGreaterThan(0);
    expect(page.indexOf('Picture two.jpg')).toBeGreaterThan(page.indexOf('Picture one.jpg'));
    expect(page).toContain('data-slider="still"');
  });

  describe('of a code that leads elsewhere', () => {
    const after = async (route: typeof ROUTES.disableCode | typeof ROUTES.deleteCode) => {
      const gone = await given.codeOf(owner);
      await savePage(owner, gone, { title: 'Gone' });
      const { browser } = await given.admin();
      await browser.fetch(route.path.replace(':id', gone), { method: route.method });
      return gone;
    };
    const LINK = 'https://example.com/somewhere';
    const CASES: readonly (readonly [string, (given: Fixture) => Promise<string>, RegExp])[] = [
      ['unknown', async () => '0000000000', /\/welcome\?code=0000000000&why=unknown$/],
      ['no code', async () => 'no%20thing', /\/welcome\?why=unknown$/],
      ['disabled', () => after(ROUTES.disableCode), /why=disabled$/],
      ['deleted', () => after(ROUTES.deleteCode), /why=deleted$/],
      ['empty', (fixture) => fixture.codeOf(owner), /why=empty$/],
      ['free', (fixture) => fixture.approvedCode(), /\/claim\/\w+$/],
      ['a link', (fixture) => fixture.linkedCodeOf(owner, LINK), /^https:\/\/example\.com\/somewhere$/],
    ];

    it.each(CASES)('leads where a scan leads: %s', async (_name, make, location) => {
      const response = await given.browser().open(`/info/${await make(given)}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(location);
    });

    it('leads from a gallery to the page that the code has', async () => {
      const response = await given.browser().open(`/image-videos/${code}`);
      expect(response.headers.get('location')).toBe(`${given.product.publicUrl}/info/${code}`);
    });
  });
});
