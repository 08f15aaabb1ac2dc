import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, OMAR, type Person, ROSA, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { register, registerOwner, signedIn, signUp } from '../support/setup.ts';

const AUDITOR: Person = { ...ROSA, firstName: 'Ana', email: 'ana@example.com' };

describe('people in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let code = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, ROSA, 1);
    code = owner.codes[0] ?? '';
    await signUp(product, OMAR);
    await register(product, AUDITOR);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function find(email: string): Promise<void> {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'People' }).click();
    await page.getByLabel('Email or name').fill(email);
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'People' }).getByRole('listitem');
    // The list may still be that of an earlier search.
    await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining(email)]);
    await found.getByRole('link').click();
  }

  it('finds a person by the beginning of the email, with codes and sessions', async () => {
    await find('rosa');
    await page.getByRole('heading', { level: 1, name: 'Rosa Weiss' }).waitFor();
    await page.getByRole('link', { name: code.slice(0, 4) }).waitFor();
    await page
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .waitFor();
    await page.getByText('rosa@example.com (verified)').waitFor();
  });

  it('signs a person out, and disables and enables the account', async () => {
    const rosa = await signedIn(product, ROSA);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('Not signed in anywhere').waitFor();
    await expect(rosa(ROUTES.me, {})).rejects.toMatchObject({ code: 'signed_out' });

    await page.getByRole('button', { name: 'Disable the account' }).click();
    await page.getByRole('button', { name: 'Disable it' }).click();
    await page.getByRole('button', { name: 'Enable the account' }).waitFor();
    await expect(signedIn(product, ROSA)).rejects.toMatchObject({ code: 'account_disabled' });
    await page.getByRole('button', { name: 'Enable the account' }).click();
    await page.getByRole('button', { name: 'Disable the account' }).waitFor();
    await signedIn(product, ROSA);
  });

  it('makes an auditor by the keyboard, asked twice, with the password', async () => {
    await find('ana');
    await page.getByRole('button', { name: 'Change the role' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Role', { exact: true }).selectOption('auditor');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByText('The password is not right').first().waitFor();
    await page.getByLabel('Your password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText('Auditor, names masked').waitFor();
  });

  it('lets the auditor in, who sees masked names and nothing to change', async () => {
    const auditors = await visit(browser, DESKTOP, product.url);
    await auditors.goto('/login');
    await signIn(auditors, AUDITOR);
    await auditors.getByRole('heading', { name: 'Generate QR Links' }).waitFor();
    await auditors.getByText('R••• W•••').waitFor();
    expect(await auditors.getByRole('button', { name: 'Generate', exact: true }).count()).toBe(0);
    await auditors.getByText('Approved', { exact: true }).last().waitFor();
    expect(await auditors.getByRole('switch').count()).toBe(0);
    await auditors.getByRole('link', { name: 'People' }).click();
    await auditors.getByRole('link', { name: 'R••• W•••' }).click();
    await auditors.getByRole('heading', { name: 'Sessions' }).waitFor();
    expect(await auditors.getByRole('button', { name: 'Change the role' }).count()).toBe(0);
    await auditors.close();
  });

  it('keeps the last admin', async () => {
    await find(ADMIN.email);
    await page.getByRole('button', { name: 'Disable the account' }).click();
    await page.getByRole('button', { name: 'Disable it' }).click();
    await page.getByText('The last admin must stay').first().waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('shows the accounts that were deleted, with the reason', async () => {
    await find('ana');
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Delete this account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Asked by letter of May');
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('link', { name: 'Deleted accounts' }).click();
    const accounts = page.getByRole('list', { name: 'Deleted accounts' });
    await accounts.getByText('An admin deleted the account: “Asked by letter of May”').waitFor();
    await accounts.getByText('Done').waitFor({ timeout: 60_000 });
    expect(await axe(page)).toEqual([]);
  });

  it.each([768, 1440])('has no fault that axe finds, at %i px, light and dark', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await find('omar');
    await page.getByText('Not verified').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change the role' }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All people' }).click();
    await page.getByRole('list', { name: 'People' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
