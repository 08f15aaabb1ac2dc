import { type Client, type PageFieldsInput, ROUTES } from '@qlaim/backend/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, PHONE, visit } from './browsers.ts';
import { drawFiles } from './drawn-files.ts';
import { ROSA } from './people.ts';
import { RunningProduct } from './product.ts';
import { registerOwner, upload } from './setup.ts';

export const SECURE_CODE = 'lilac-1930';
export const DESCRIPTION = 'The lake in the evening';

/** Fixture: Rosa owns a page, the same page behind a secure code, and a gallery. */
export function useScanPages() {
  let product: RunningProduct;
  let browser: Browser;
  let codes: readonly string[] = [];
  let call: Client;
  let shown: PageFieldsInput = {};

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, ROSA, 3);
    codes = owner.codes;
    call = owner.call;
    const [open = '', closed = '', gallery = ''] = codes;
    const { pictures, pdf } = await drawFiles(browser, ['steelblue', 'goldenrod', 'seagreen']);
    for (const id of [open, closed]) {
      const images: { index: number; url: string }[] = [];
      for (const [index, picture] of pictures.entries())
        images.push({ index, url: await upload(call, id, 'memories', picture) });
      const memories = {
        title: 'Rosa of the bakery',
        images,
        descriptions: [{ url: images[0]?.url ?? '', text: DESCRIPTION }],
        imageText: 'Summers at the lake',
        freeText: 'She taught half the town to swim.\n\nMore at https://example.org/Rosa',
        videoUrl: 'https://youtu.be/abcdefghijk',
        pdfTitle: 'Her letters',
        pdfs: [await upload(call, id, 'memories', pdf)],
        ...(id === closed ? { isProtected: true, password: SECURE_CODE } : {}),
      };
      if (id === open) shown = memories;
      await call(ROUTES.updateCode, { params: { id }, body: { type: 'memories', memories } });
    }
    const imageVideos: string[] = [];
    for (const picture of pictures) imageVideos.push(await upload(call, gallery, 'image', picture));
    await call(ROUTES.updateCode, { params: { id: gallery }, body: { type: 'image', imageVideos } });
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  return {
    product: () => product,
    open: () => codes[0] ?? '',
    closed: () => codes[1] ?? '',
    gallery: () => codes[2] ?? '',
    /** Saves the open page with other parts. `cover` is the place of an image. */
    save: async ({
      cover,
      ...parts
    }: Omit<PageFieldsInput, 'cover'> & { cover?: number } = {}): Promise<void> => {
      const image = cover === undefined ? undefined : shown.images?.[cover]?.url;
      const memories = { ...shown, ...parts, ...(image === undefined ? {} : { cover: image }) };
      await call(ROUTES.updateCode, { params: { id: codes[0] ?? '' }, body: { type: 'memories', memories } });
    },
    /** Opens a page on a phone. Whatever its content security policy refuses is collected. */
    phone: async (device: object = {}): Promise<{ page: Page; refused: readonly string[] }> => {
      const page = await visit(browser, { ...PHONE, ...device }, product.url);
      const refused: string[] = [];
      page.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) refused.push(line.text());
      });
      return { page, refused };
    },
  };
}
