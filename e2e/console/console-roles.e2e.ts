import { ROUTES, type Role } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { type Person, ROSA, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { newBatch, register, registerOwner, signedIn } from '../support/setup.ts';

const WIDTHS = [360, 1280];
/** Where pictures of the screens are kept for a reader; none are without it. */
const PICTURES = process.env['SCREENS_FOLDER'];

type Place = 'codes' | 'table' | 'code' | 'batch' | 'person';
const ALL_SECTIONS = [
  'Home',
  'Codes',
  'Batches',
  'People',
  'Notices',
  'Scans',
  'Audit',
  'Operations',
  'Advertisement',
  'Domains',
  'API keys',
  'Webhooks',
];
const SHOP_SECTIONS = ['Home', 'Codes', 'Batches', 'People', 'Notices', 'Scans', 'Advertisement'];

interface Sight {
  readonly sections: readonly string[];
  /** Controls that change something, by place: those that the role has. A place without a line does not open. */
  readonly controls: Readonly<Partial<Record<Place, readonly string[]>>>;
}

/** What changes something, by place. */
const CHANGING = {
  codes: ['Upload QRs', 'Generate', 'Edit', 'Delete'],
  table: ['Edit', 'Select all'],
  code: [
    'Rename the code',
    'Edit the note',
    'Change the link or number',
    'RESET',
    'Hand over',
    'Delete this code',
  ],
  batch: ['Approve all', 'Edit name and note', 'Print'],
  person: ['Change the role', 'Disable the account', 'Help', 'Sign out'],
} as const satisfies Record<Place, readonly string[]>;
const NONE = { codes: [], table: [], code: [], batch: [], person: [] } as const;

const ROLES = {
  manager: {
    sections: SHOP_SECTIONS,
    controls: {
      ...CHANGING,
      code: ['Rename the code', 'Edit the note', 'Change the link or number', 'RESET', 'Delete this code'],
      person: [],
    },
  },
  support: {
    sections: SHOP_SECTIONS,
    controls: {
      ...NONE,
      codes: ['Edit'],
      table: ['Edit'],
      code: ['Rename the code', 'Edit the note', 'Change the link or number', 'RESET', 'Hand over'],
      person: ['Disable the account', 'Help', 'Sign out'],
    },
  },
  printer: { sections: ['Batches'], controls: { batch: ['Print'] } },
  auditor: { sections: ALL_SECTIONS, controls: NONE },
} as const satisfies Partial<Record<Role, Sight>>;

const personOf = (role: string): Person => ({ ...ROSA, firstName: 'Sam', email: `${role}@example.com` });

describe('the console of a role', () => {
  let product: RunningProduct;
  let browser: Browser;
  let addresses: Readonly<Record<Place, string>>;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 2);
    const code = codes[0] ?? '';
    const { user } = await call(ROUTES.me, {});
    const body = { type: 'link', link: 'https://example.com/' } as const;
    await call(ROUTES.updateCode, { params: { id: code }, body });
    const admin = await signedIn(product, ADMIN);
    const batch = await newBatch(admin, 3);
    for (const role of ['manager', 'support', 'printer', 'auditor'] as const) {
      await register(product, personOf(role));
      const { user: person } = await (await signedIn(product, personOf(role)))(ROUTES.me, {});
      const change = { role, password: ADMIN.password };
      await admin(CONSOLE_ROUTES.changeRole, { params: { id: person._id }, body: change });
    }
    addresses = {
      codes: '/admin',
      table: '/admin/codes/table',
      code: `/admin/codes/${code}`,
      batch: `/admin/batches/${batch}`,
      person: `/admin/people/${user._id}`,
    };
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const sections = (page: Page) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allInnerTexts();

  /** Returns which controls of a place are there, by the beginning of their names. */
  async function shown(page: Page, place: Place): Promise<readonly string[]> {
    const buttons = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));
    const names = await buttons.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    );
    return CHANGING[place].filter((name) => names.some((one) => one === name || one.startsWith(`${name} `)));
  }

  /** Waits for what every reader of a place sees. */
  const READY: Readonly<Record<Place, (page: Page) => Promise<void>>> = {
    codes: (page) =>
      page
        .getByRole('button', { name: /^More for/ })
        .first()
        .waitFor(),
    table: (page) => page.getByRole('row').nth(2).waitFor(),
    code: (page) => page.getByRole('region', { name: 'Leads to' }).waitFor(),
    batch: (page) => page.getByRole('list', { name: 'Figures of the batch' }).waitFor(),
    person: (page) => page.getByRole('heading', { name: 'Sessions' }).waitFor(),
  };
  const PLACES = ['codes', 'table', 'code', 'batch', 'person'] as const;

  describe.each(Object.entries<Sight>(ROLES))('%s', (role, sight) => {
    it.each(WIDTHS)('shows what it may do, and no more, %i px wide', async (width) => {
      const page = await visit(browser, DESKTOP, product.url);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/login');
      await signIn(page, personOf(role));
      await page.waitForURL(/\/admin/);
      await page.getByRole('navigation', { name: 'Sections' }).waitFor();
      expect(await sections(page)).toEqual(sight.sections);
      expect(await page.getByText('Read only', { exact: true }).count()).toBe(role === 'auditor' ? 1 : 0);

      for (const place of PLACES.filter((one) => one in sight.controls)) {
        await page.goto(addresses[place]);
        await READY[place](page);
        expect(await shown(page, place), place).toEqual(sight.controls[place]);
        expect(await axe(page), place).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, place).toBeLessThanOrEqual(0);
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/${role}-${place}-${width}.png` });
      }
      for (const place of PLACES.filter((one) => one !== 'codes' && !(one in sight.controls))) {
        await page.goto(addresses[place]);
        await page.getByText('Your role does not open this page').waitFor();
      }
      await page.close();
    });
  });
});
