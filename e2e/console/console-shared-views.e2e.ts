import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { shownCodes, totalBecomes } from '../support/console.ts';
import { overflow } from '../support/faults.ts';
import { enterConsole, OMAR, ROSA, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { register, registerOwner, signedIn } from '../support/setup.ts';

const SOON = { timeout: 20_000 };
const NAME = 'Links of owners';

describe('the shared views of the codes', () => {
  let product: RunningProduct;
  let browser: Browser;
  let mine: Page;
  let theirs: Page;
  let linked = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 2);
    [linked = ''] = codes;
    await call(ROUTES.updateCode, {
      params: { id: linked },
      body: { type: 'link', link: 'https://www.bells.example/', name: 'Bell' },
    });
    await register(product, OMAR);
    const { user } = await (await signedIn(product, OMAR))(ROUTES.me, {});
    const admin = await signedIn(product, ADMIN);
    await admin(CONSOLE_ROUTES.changeRole, {
      params: { id: user._id },
      body: { role: 'support', seesNames: false, password: ADMIN.password },
    });
    mine = await visit(browser, DESKTOP, product.url);
    await enterConsole(mine);
    theirs = await open(DESKTOP);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Opens the console as a member of the support. */
  async function open(device: BrowserContextOptions): Promise<Page> {
    const page = await visit(browser, device, product.url);
    await page.goto('/login');
    await signIn(page, OMAR);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Saved views' }).waitFor();
    return page;
  }
  const tab = (page: Page, name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  const choose = async (page: Page, item: string) => {
    await page.getByRole('button', { name: 'This view' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const picture = async (page: Page, name: string) => {
    if (process.env['SCREENS_FOLDER'])
      await page.screenshot({ path: `${process.env['SCREENS_FOLDER']}/shared-views-${name}.png` });
  };

  it('are seen and opened by a colleague in another browser at once', async () => {
    await mine.goto(`/admin?filter=${encodeURIComponent('{"claimed":true,"infoType":"link"}')}`);
    await totalBecomes(mine, 'Total QR 1 of 2');
    await mine.getByRole('button', { name: '+ Save view' }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(NAME);
    await dialog.getByLabel('Share with colleagues').check();
    await dialog.getByText('All who read codes see it as a tab').waitFor();
    expect(await axe(mine)).toEqual([]);
    await picture(mine, 'save');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await mine.getByText('Shared by you', { exact: true }).waitFor();

    await totalBecomes(theirs, /^Total QR 2$/);
    await tab(theirs, /^Links of owners \(Shared by /).click();
    await expect.poll(() => shownCodes(theirs), SOON).toEqual([linked]);
    await theirs.getByText(/^Shared by /, { exact: true }).waitFor();
    expect(new URL(theirs.url()).searchParams.get('filter')).toBe('{"claimed":true,"infoType":"link"}');
    expect(await theirs.getByRole('button', { name: 'This view' }).count()).toBe(0);
    expect(await axe(theirs)).toEqual([]);
    await picture(theirs, '1280');
  });

  it('are renamed, kept here alone and shared again, which the colleague sees', async () => {
    await choose(mine, 'Rename');
    await mine.getByLabel('Name', { exact: true }).fill('Links');
    await mine.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await tab(theirs, /^Links \(Shared by /).waitFor();
    await choose(mine, 'Stop sharing');
    await tab(theirs, /^Links \(/).waitFor({ state: 'detached' });
    await tab(mine, 'Links').waitFor();
    expect(await tab(mine, 'Links').getAttribute('aria-current')).toBe('page');
    await choose(mine, 'Share with colleagues');
    await tab(theirs, /^Links \(Shared by /).waitFor();
  });

  it('have names of their own, and one of a colleague is deleted by who manages codes', async () => {
    await theirs.goto(`/admin?filter=${encodeURIComponent('{"scanned":false,"claimed":true}')}`);
    await theirs.getByRole('button', { name: '+ Save view' }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByLabel('Share with colleagues').check();
    await dialog.getByLabel('Name', { exact: true }).fill('links');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Another view has this name').waitFor();
    await dialog.getByLabel('Name', { exact: true }).fill('Waiting for a scan');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await tab(mine, 'Waiting for a scan (Shared by Omar Haddad)').click();
    await mine.getByText('Shared by Omar Haddad', { exact: true }).waitFor();
    await choose(mine, 'Delete for everybody');
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await tab(mine, /^Waiting/).waitFor({ state: 'detached' });
    // Who saved it keeps it.
    await tab(theirs, /^Waiting.*Shared/).waitFor({ state: 'detached' });
    await tab(theirs, 'Waiting for a scan').waitFor();
  });

  it.each([
    ['360', PHONE],
    ['768', { ...DESKTOP, viewport: { width: 768, height: 900 } }],
  ] as const)('have room %s px wide', async (width, device) => {
    const page = await open(device);
    await tab(page, /^Links \(/).click();
    await page.getByText(/^Shared by /, { exact: true }).waitFor();
    expect(await overflow(page)).toBeUndefined();
    expect(await axe(page)).toEqual([]);
    await picture(page, width);
    await mine.setViewportSize(device.viewport ?? { width: 360, height: 740 });
    await tab(mine, /^Links \(/).click();
    await mine.getByRole('button', { name: 'This view' }).click();
    await mine.getByRole('menuitem', { name: 'Stop sharing' }).waitFor();
    expect(await overflow(mine)).toBeUndefined();
    const menu = await mine.getByRole('menu', { name: 'This view' }).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    await picture(mine, `menu-${width}`);
    await mine.keyboard.press('Escape');
    await page.context().close();
  });
});
