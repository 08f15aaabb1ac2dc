import { type Client, linkProblem, ROUTES } from '@qlaim/backend/contract';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, visit } from '../browsers.ts';
import { ADMIN, RunningProduct } from '../product.ts';
import { approvedCodes, type FileToSend, registerOwner, signedIn, upload } from '../setup.ts';
import { type AttackWatch, watchAttacks } from './attack-watch.ts';
import { HOSTILE_PDFS, HOSTILE_SVGS, pixel } from './hostile-files.ts';
import { ALL_TEXTS, HOSTILE_LINKS, packed } from './hostile-texts.ts';

/** An owner whose every name, text and file is an attack. */
export const MALLORY = {
  firstName: '"><img src=x onerror=__xss()>',
  lastName: '<script>__xss()</script>',
  email: 'mallory@example.com',
  password: 'mallory-was-here',
};

const SECURE_CODE = '<b>"\'&lt;__xss';
/** Longest texts of a page, descriptions and names, less room for what is added to them. */
const [TEXT, DESCRIPTION, FILE_NAME, NAME] = [3900, 430, 248, 120];
/** Names of files hold no slashes and no control characters. */
const inFileName = (text: string) => inName(text.replace(/[/\\]/g, ''));
/** Names hold no controls, no line ends and no overrides of the direction. */
const inName = (text: string) => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202e]/gu, '').trim();

export const ACCEPTED_LINKS = HOSTILE_LINKS.filter((link) => linkProblem(link.trim()) === undefined);

const CODE_NAMES = packed(NAME, ALL_TEXTS.map(inName));
type Place = 'texts' | 'more' | 'gallery' | 'gate' | 'smart' | 'link' | 'phone';
const PLACES: readonly Place[] = ['texts', 'more', 'gallery', 'gate', 'smart', 'link', 'phone'];

/** Fixture: all pages of Mallory, a code that nobody owns, and hostile banners. */
export function useHostilePages() {
  let product: RunningProduct;
  let browser: Browser;
  let codes: readonly string[] = [];
  let free = '';

  const codeOf = (place: Place) => codes[PLACES.indexOf(place)] ?? '';
  const fileNames = packed(FILE_NAME, ALL_TEXTS.map(inFileName));

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, MALLORY, CODE_NAMES.length);
    codes = owner.codes;
    [free = ''] = await approvedCodes(product, 1);
    const admin = await signedIn(product, ADMIN);
    const [top = '', side = ''] = packed(TEXT);
    const banners = { topBannerText: top, bottomBannerText: side, sideBannerText: top };
    await admin(ROUTES.updateText, { body: banners });
    await fillPages(owner.call);
    const named = CODE_NAMES.map((name, place) =>
      owner.call(ROUTES.updateCode, { params: { id: codes[place] ?? '' }, body: { name } }),
    );
    await Promise.all(named);
  });

  async function fillPages(call: Client): Promise<void> {
    const save = (place: Place, body: object) => saveTo(call, codeOf(place), body);
    const send = (place: Place, folder: 'memories' | 'image', file: FileToSend) =>
      upload(call, codeOf(place), folder, file);
    const [first = '', second = ''] = packed(TEXT);
    const texts = (text: string) => ({
      title: text,
      freeText: text,
      imageText: text,
      videoDescription: text,
      pdfTitle: text,
    });
    const names = fileNames.values();
    const named = (file: FileToSend, extension: string) => ({
      ...file,
      name: `${names.next().value ?? 'file'}.${extension}`,
    });
    const pdfs = await Promise.all(HOSTILE_PDFS.map((pdf) => send('texts', 'memories', named(pdf, 'pdf'))));
    const youTube = ACCEPTED_LINKS.find((link) => link.includes('youtube'));
    await save('texts', { type: 'memories', memories: { ...texts(first), videoUrl: youTube, pdfs } });
    const images: { index: number; url: string }[] = [];
    for (const [index, svg] of HOSTILE_SVGS.entries())
      images.push({ index, url: await send('more', 'memories', named(svg, 'svg')) });
    const videoUrl = ACCEPTED_LINKS.find((link) => link.includes('onmouseover'));
    await save('more', { type: 'memories', memories: { ...texts(second), videoUrl, images } });
    await save('gate', {
      type: 'memories',
      memories: { ...texts(first), isProtected: true, password: SECURE_CODE },
    });

    const descriptions: { url: string; text: string }[] = [];
    for (const text of packed(DESCRIPTION))
      descriptions.push({ text, url: await send('gallery', 'image', named(pixel, 'png')) });
    if (names.next().done !== true) throw new Error('Some names of files are not used');
    const imageVideos = descriptions.map(({ url }) => url);
    await save('gallery', { type: 'image', imageVideos, descriptions });

    const conditions = ACCEPTED_LINKS.map((url) => ({
      parameter: 'time',
      from: '00:00',
      to: '23:59',
      url,
      timeZone: 'Pacific/Kiritimati',
    }));
    await save('smart', { type: 'smartQR', smartQR: { conditions, defaultUrl: ACCEPTED_LINKS[0] ?? '' } });
    await save('link', { type: 'link', link: youTube ?? '' });
    await save('phone', { type: 'phoneNumber', phoneNumber: '+1 213 373 4253 ext. 12' });
  }

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  return {
    product: () => product,
    /** Saves a PDF as the only content of a code. */
    savePdf: async (pdf: FileToSend): Promise<void> => {
      const call = await signedIn(product, MALLORY);
      const id = codes.at(-1) ?? '';
      const pdfs = [await upload(call, id, 'memories', pdf)];
      await saveTo(call, id, { type: 'pdf', pdfs });
    },
    codeOf,
    free: () => free,
    secureCode: SECURE_CODE,
    /** Opens a page whose attacks are watched. */
    open: async (device: BrowserContextOptions): Promise<{ page: Page; watch: AttackWatch }> => {
      const page = await visit(browser, device, product.url);
      return { page, watch: await watchAttacks(page, product.url) };
    },
  };
}

/** Saves as any client may, without the types of ours. */
async function saveTo(call: Client, id: string, body: object): Promise<void> {
  const parsed = ROUTES.updateCode.body?.parse(body);
  if (parsed) await call(ROUTES.updateCode, { params: { id }, body: parsed });
}
