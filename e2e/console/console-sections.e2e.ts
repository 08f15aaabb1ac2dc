import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, axeInLight } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { newBatch, registerOwner, signedIn } from '../support/setup.ts';
import { tabTo } from '../support/tab-to.ts';

interface Given {
  readonly code: string;
  readonly person: string;
  readonly batch: string;
  readonly webhook: string;
  readonly notice: string;
}

interface Screen {
  /** The path of its section below `/admin`. */
  readonly section: string;
  /** Its address below `/admin`. */
  readonly address: (given: Given) => string;
  /** Is there once the page has its data. */
  readonly ready: (page: Page, given: Given) => Locator;
  /** Opens a dialog of the page. */
  readonly open?: (page: Page) => Promise<void>;
  /** A control that the keyboard reaches. */
  readonly control: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

/** Answers the next reports of operations with troubles. */
async function inTrouble(page: Page): Promise<void> {
  await page.route('**/admin-api/operations', async (route) => {
    const response = await route.fetch();
    const report: object = await response.json();
    const oldest = '2026-01-01T00:00:00.000Z';
    const troubles = {
      refusedWrites: [{ name: 'event store', problem: 'the disk is full' }],
      retrying: [{ name: 'mail-outbox', reason: 'does not answer', since: oldest, tries: 1200 }],
      webhookMessages: { waiting: 12, more: false, oldest },
    };
    await route.fulfill({ response, json: { ...report, ...troubles } });
  });
}

const SCREENS: Readonly<Record<string, Screen>> = {
  cards: {
    section: '/',
    address: () => '/',
    ready: (page) => page.getByRole('switch').first(),
    control: button('Generate'),
  },
  generating: {
    section: '/',
    address: () => '/',
    ready: button('Generate'),
    open: (page) => page.getByRole('button', { name: 'Generate' }).click(),
    control: (page) => page.getByLabel('Name of the batch'),
  },
  'the keys': {
    section: '/',
    address: () => '/',
    ready: button('Keys'),
    open: (page) => page.getByRole('button', { name: 'Keys' }).click(),
    control: (page) => page.getByRole('switch', { name: /^Single keys/ }),
  },
  'the table': {
    section: '/',
    address: () => '/codes/table',
    ready: (page, { code }) => page.getByRole('link', { name: code }),
    control: button(/^Select all/),
  },
  'the columns of the table': {
    section: '/',
    address: () => '/codes/table',
    ready: (page, { code }) => page.getByRole('link', { name: code }),
    open: (page) => page.getByRole('button', { name: 'Columns' }).click(),
    control: (page) => page.getByRole('switch', { name: 'Owner' }),
  },
  'a row that is edited': {
    section: '/',
    address: () => '/codes/table',
    ready: (page, { code }) => page.getByRole('link', { name: code }),
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit name and note/ })
        .first()
        .click(),
    control: (page) => page.getByRole('textbox', { name: 'Note' }),
  },
  'a code that is looked into': {
    section: '/',
    address: () => '/codes/table',
    ready: (page, { code }) => page.getByRole('link', { name: code }),
    open: (page) => page.locator('tbody tr').first().press('Space'),
    control: button('Next'),
  },
  'a code': {
    section: '/',
    address: ({ code }) => `/codes/${code}`,
    ready: (page) => page.getByRole('region', { name: 'Leads to' }),
    control: button('Delete this code'),
  },
  'the note on a code': {
    section: '/',
    address: ({ code }) => `/codes/${code}`,
    ready: (page) => page.getByRole('region', { name: 'Leads to' }),
    open: (page) => page.getByRole('button', { name: 'Edit the note' }).click(),
    control: button('Save'),
  },
  'the scans of a code': {
    section: '/',
    address: ({ code }) => `/codes/${code}/scans`,
    ready: heading('No scans yet'),
    control: link('History'),
  },
  'the history of a code': {
    section: '/',
    address: ({ code }) => `/codes/${code}/history`,
    ready: (page) => page.getByRole('region', { name: 'History' }),
    control: link(/^As it was/),
  },
  'the files of a code': {
    section: '/',
    address: ({ code }) => `/codes/${code}/files`,
    ready: heading('No files'),
    control: link('Leads to'),
  },
  'the upload': {
    section: '/',
    address: () => '/',
    ready: button('Upload QRs'),
    open: (page) => page.getByRole('button', { name: 'Upload QRs' }).click(),
    control: button('Choose pictures'),
  },
  home: {
    section: '/home',
    address: () => '/home',
    ready: heading('To approve'),
    control: link('Needs a look'),
  },
  batches: {
    section: '/batches',
    address: () => '/batches',
    ready: (page) => page.getByRole('table', { name: 'Batches' }),
    control: link(/^Batch of/),
  },
  'a batch': {
    section: '/batches',
    address: ({ batch }) => `/batches/${batch}`,
    ready: (page) => page.getByRole('list', { name: 'Codes', exact: true }).getByRole('listitem').first(),
    control: button('Approve all'),
  },
  'the name of a batch': {
    section: '/batches',
    address: ({ batch }) => `/batches/${batch}`,
    ready: (page) => page.getByRole('list', { name: 'Codes', exact: true }).getByRole('listitem').first(),
    open: (page) => page.getByRole('button', { name: 'Edit name and note' }).click(),
    control: button('Save'),
  },
  people: {
    section: '/people',
    address: () => '/people',
    ready: (page) => page.getByRole('list', { name: 'People' }),
    control: link('Deleted accounts'),
  },
  'a person': {
    section: '/people',
    address: ({ person }) => `/people/${person}`,
    ready: heading('Codes'),
    control: button('Disable the account'),
  },
  'deleted accounts': {
    section: '/people',
    address: () => '/people/erasures',
    ready: heading('No account was deleted'),
    control: link('All people'),
  },
  scans: {
    section: '/scans',
    address: () => '/scans',
    ready: (page) => page.getByRole('heading', { level: 2 }).first(),
    control: (page) => page.getByLabel('From', { exact: true }),
  },
  audit: {
    section: '/audit',
    address: () => '/audit',
    ready: (page) => page.getByRole('region', { name: 'Events' }).getByRole('listitem').first(),
    control: button('Show'),
  },
  'a code then': {
    section: '/audit',
    address: ({ code }) => `/audit/codes/${code}?time=${encodeURIComponent(new Date().toISOString())}`,
    ready: heading('Now'),
    control: link('All events of this code'),
  },
  operations: {
    section: '/operations',
    address: () => '/operations',
    ready: (page) => page.getByRole('table', { name: 'Engines' }),
    control: button('Menu'),
  },
  'operations in trouble': {
    section: '/operations',
    address: () => '/operations',
    ready: (page) => page.getByRole('table', { name: 'Engines' }),
    open: inTrouble,
    control: link('Open the webhooks'),
  },
  advertisement: {
    section: '/advertisement',
    address: () => '/advertisement',
    ready: (page) => page.getByRole('textbox').first(),
    control: button('Submit'),
  },
  domains: {
    section: '/domains',
    address: () => '/domains',
    ready: (page) => page.getByRole('button', { name: /^Change/ }).first(),
    control: button('Menu'),
  },
  'API keys': {
    section: '/api-keys',
    address: () => '/api-keys',
    ready: (page) => page.getByRole('list', { name: 'API keys' }),
    control: button('Make a key'),
  },
  'a new key': {
    section: '/api-keys',
    address: () => '/api-keys',
    ready: button('Make a key'),
    open: (page) => page.getByRole('button', { name: 'Make a key' }).click(),
    control: button('Continue'),
  },
  webhooks: {
    section: '/webhooks',
    address: () => '/webhooks',
    ready: (page) => page.getByRole('list', { name: 'Webhooks' }),
    control: button('Add a webhook'),
  },
  'a webhook': {
    section: '/webhooks',
    address: ({ webhook }) => `/webhooks/${webhook}`,
    ready: heading('Deliveries'),
    control: button('Send a test'),
  },
  notices: {
    section: '/notices',
    address: () => '/notices',
    ready: (page) => page.getByRole('list', { name: 'Notices' }),
    control: (page) => page.getByLabel('State'),
  },
  'a notice': {
    section: '/notices',
    address: ({ notice }) => `/notices/${notice}`,
    ready: (page) => page.getByText('It is a copy of my shop'),
    control: button('Decide'),
  },
  printing: {
    section: '/print',
    address: ({ batch }) => `/print/${batch}`,
    ready: (page) => page.getByRole('img', { name: /^First of/ }),
    control: button('Download PDF'),
  },
  'printing without a batch': {
    section: '/print',
    address: () => '/print',
    ready: heading('No batch is chosen'),
    control: link('the list of batches'),
  },
};

/** Whether the line of the current section is whole within the navigation, once fonts have loaded. */
const currentIsInView = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const row = document.querySelector('.qa-sections')?.getBoundingClientRect();
    const current = document.querySelector('.qa-sections .active')?.getBoundingClientRect();
    return row && current && current.left >= row.left - 1 && current.right <= row.right + 1;
  });

const [NARROWEST, MIDDLE, WIDEST] = [360, 768, 1440] as const;
/** Where pictures of the screens are kept for a reader; none are without it. */
const PICTURES = process.env['SCREENS_FOLDER'];

/** The paths in the console's own list of sections. */
async function sectionPaths(): Promise<readonly string[]> {
  const file = resolve(import.meta.dirname, '../../web-admin/src/sections.ts');
  const source = await readFile(file, 'utf8');
  return Array.from(source.matchAll(/^ {4}path: '([^']+)'/gm), ([, path = '']) => path);
}

it('has a line for every section of the console', async () => {
  const paths = await sectionPaths();
  expect(paths.length).toBeGreaterThan(5);
  const shown = new Set(Object.values(SCREENS).map(({ section }) => section));
  expect(paths.filter((path) => !shown.has(path))).toEqual([]);
});

describe('every section of the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let given: Given;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 2);
    const code = codes[0] ?? '';
    const body = { type: 'link', link: 'https://example.com/' } as const;
    await call(ROUTES.updateCode, { params: { id: code }, body });
    const { user } = await call(ROUTES.me, {});
    const callAsAdmin = await signedIn(product, ADMIN);
    const batch = await newBatch(callAsAdmin, 3);
    const key = { label: 'Shop backend', scopes: ['codes:read' as const], days: 30 as const };
    await callAsAdmin(CONSOLE_ROUTES.createApiKey, { body: { ...key, password: ADMIN.password } });
    // An address without a name needs no DNS. No code is reset here, so that nobody is called.
    const receiver = { url: 'https://93.184.215.14/', types: ['code.reset' as const] };
    const { id: webhook } = await callAsAdmin(CONSOLE_ROUTES.addWebhook, { body: receiver });
    const report = { reason: 'fraud', words: 'It is a copy of my shop', goodFaith: true };
    await fetch(`${product.url}/report/${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...report, name: 'Eve Reporter', email: 'eve@example.com' }),
    });
    const [noticed] = await callAsAdmin(CONSOLE_ROUTES.notices, {});
    const notice = noticed?.id ?? '';
    given = { code, person: user._id, batch, webhook, notice };
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const isWider = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });

  it.each(['en', 'ar'])(
    'shows its own line where it is opened directly, also on a turned screen: %s',
    async (locale) => {
      const storageState = await page.context().storageState();
      const other = await visit(browser, { ...DESKTOP, locale, storageState }, product.url);
      for (const width of [768, 360])
        for (const path of ['/domains', '/webhooks', '/home']) {
          await other.setViewportSize({ width: 1280, height: 900 });
          await other.goto(`/admin${path}`);
          await other.locator('h1').waitFor();
          await other.setViewportSize({ width, height: 900 });
          await expect.poll(() => currentIsInView(other)).toBe(true);
          await other.reload();
          await other.locator('h1').waitFor();
          await expect.poll(() => currentIsInView(other)).toBe(true);
        }
      await other.context().close();
    },
  );

  it.each(Object.entries(SCREENS))(
    '%s: axe finds no fault at each width, light and dark; it fits, and the keyboard reaches its control',
    async (name, { address, ready, open, control }) => {
      await page.setViewportSize({ width: NARROWEST, height: 900 });
      await page.goto(`/admin${address(given)}`);
      await ready(page, given).waitFor();
      await open?.(page);
      await control(page).waitFor();
      for (const width of [NARROWEST, MIDDLE, WIDEST]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await (width === MIDDLE ? axeInLight : axe)(page), `${width} px`).toEqual([]);
        expect(await isWider(), `${width} px`).toBeLessThanOrEqual(0);
        for (const colorScheme of PICTURES ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme });
          const path = `${PICTURES}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
          await page.screenshot({ path, fullPage: width === NARROWEST });
        }
      }
      await tabTo(page, control(page));
    },
  );
});
