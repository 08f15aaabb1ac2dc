import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { register } from '../support/setup.ts';

/** Browsers lead each name below `localhost` to this machine. */
const SHOP = 'shop.localhost';
const TERMS = 'https://bags.example/terms';
const { accept, elsewhere } = LEGAL_TEXTS.en;

describe('the domains', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start({ PROXIED_DOMAINS: SHOP }), openBrowser()]);
    await register(product, ROSA);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('get looks and terms of their own in the console, which owners accept there', async () => {
    const admin = await visit(browser, DESKTOP, product.url);
    await admin.goto('/admin/domains', { waitUntil: 'commit' });
    await admin.getByLabel('Email').fill(ADMIN.email);
    await admin.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await admin.getByRole('button', { name: 'Login' }).click();
    await admin.getByRole('button', { name: `Change ${SHOP}` }).click();
    await admin.getByLabel('Name of the shop').fill('Bags & Co');
    await admin.getByLabel('Colour', { exact: true }).fill('#7a1f3d');
    await admin.getByLabel('Page of the terms of use').fill(TERMS);
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Enter the day from which these terms count').waitFor();
    expect(await faultsAtEachWidth(admin)).toEqual([]);
    await admin.getByLabel('Terms of use count from').fill('2026-12-01');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText(TERMS).waitFor();
    expect(await faultsAtEachWidth(admin)).toEqual([]);

    const url = product.url.replace('localhost', SHOP);
    const owner = await visit(browser, PHONE, url);
    await owner.goto('/login');
    await owner.getByLabel('Email').fill(ROSA.email);
    await owner.getByLabel('Password', { exact: true }).fill(ROSA.password);
    await owner.getByRole('button', { name: 'Login', exact: true }).click();
    await owner.getByRole('heading', { level: 1, name: accept.title }).waitFor();
    await owner.getByText(elsewhere).waitFor();
    expect(await owner.getByRole('link', { name: TERMS }).getAttribute('href')).toBe(TERMS);
    expect(await faultsAtEachWidth(owner)).toEqual([]);
    await owner.getByRole('button', { name: accept.button }).click();
    await owner.waitForURL(`${url}/`);
    const icons = owner.locator('link[rel=icon]');
    expect(await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('href')))).toEqual([
      '/_public/icons/7a1f3d-favicon-32.png',
    ]);
  });
});
