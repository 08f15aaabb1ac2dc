import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEGAL_PAGES } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, PHONE, visit } from './support/browsers.ts';
import { faultsAtEachWidth } from './support/faults.ts';
import { ROSA } from './support/people.ts';
import { ADMIN, RunningProduct } from './support/product.ts';
import { register } from './support/setup.ts';

const { accept } = LEGAL_TEXTS.en;
const IMPRINT = '# Bags Ltd.\n\nHigh Street 1\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';

describe('the legal pages', () => {
  let folder: string;
  let product: RunningProduct;
  let browser: Browser;
  const write = (name: string, text: string) => writeFile(join(folder, name), text);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legal-'));
    await write('imprint.en.md', IMPRINT);
    await write('imprint.ar.md', 'شركة الحقائب');
    [product, browser] = await Promise.all([RunningProduct.start({ LEGAL_DIR: folder }), openBrowser()]);
    await register(product, ROSA);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['en', DESKTOP],
    ['ar', PHONE],
  ] as const)('can be used by everybody, without script: %s', async (language, device) => {
    const page = await visit(browser, { ...device, locale: language }, product.url);
    const found: Record<string, readonly string[]> = {};
    for (const name of LEGAL_PAGES) {
      await page.goto(`/legal/${name}`);
      found[name] = await faultsAtEachWidth(page);
    }
    expect(found).toEqual(Object.fromEntries(LEGAL_PAGES.map((name) => [name, []])));
    const plain = await visit(
      browser,
      { ...device, locale: language, javaScriptEnabled: false },
      product.url,
    );
    await plain.goto('/welcome');
    const { links, pages } = LEGAL_NAMES[language];
    await plain.getByRole('navigation', { name: links }).getByRole('link', { name: pages.privacy }).click();
    await plain.getByRole('heading', { level: 1, name: pages.privacy }).waitFor();
    await plain.getByText(LEGAL_TEXTS[language].privacy.records).first().click();
    await plain.getByText('AccountRegistered').waitFor();
  });

  it('are linked by the sign-in, the console and the pages of owners', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    const legal = page.getByRole('navigation', { name: 'Legal' });
    await page.goto('/login');
    await legal.getByRole('link', { name: 'Imprint' }).click();
    await page.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor();
    await page.goto('/login');
    await page.getByLabel('Email').fill(ROSA.email);
    await page.getByLabel('Password', { exact: true }).fill(ROSA.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${product.url}/`);
    await legal.getByRole('link', { name: 'House rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'House rules' }).waitFor();
    const console = await visit(browser, DESKTOP, product.url);
    await console.goto('/admin', { waitUntil: 'commit' });
    await console.getByLabel('Email').fill(ADMIN.email);
    await console.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await console.getByRole('button', { name: 'Login' }).click();
    await console.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).waitFor();
  });

  describe('once terms were published', () => {
    beforeAll(async () => {
      await write('terms-2026-12-01.en.md', '## What you promise\n\nYou publish what is yours.');
      await product.crashAndRestart();
    });

    it.each([
      ['a phone', PHONE],
      ['a computer', DESKTOP],
    ] as const)('asks who signs in on %s before going on, and once', async (name, device) => {
      const page = await visit(browser, device, product.url);
      await page.goto('/login');
      const person = name === 'a phone' ? ROSA : ADMIN;
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: accept.title }).waitFor();
      await page.getByText('You publish what is yours.').waitFor();
      expect(await faultsAtEachWidth(page)).toEqual([]);
      await page.getByRole('link', { name: accept.profile }).click();
      await page.waitForURL(`${product.url}/profile`);
      await page.goBack();
      await page.getByRole('button', { name: accept.button }).click();
      await page.waitForURL(person === ADMIN ? /\/admin/ : `${product.url}/`);
      await page.reload();
      await page.getByRole('navigation', { name: 'Legal' }).waitFor();
      expect(page.url()).not.toContain('/legal/');
    });
  });

  it('asks again for a new version, in a session that lives on', async () => {
    const page = await visit(browser, PHONE, product.url);
    await page.goto('/login');
    await page.getByLabel('Email').fill(ROSA.email);
    await page.getByLabel('Password', { exact: true }).fill(ROSA.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${product.url}/`);
    await write('terms-2027-01-01.en.md', 'You publish what is really yours.');
    await product.crashAndRestart();
    await page.goto('/');
    await page.getByText(accept.again).waitFor();
    await page.getByText('You publish what is really yours.').waitFor();
    await page.getByRole('button', { name: accept.button }).click();
    await page.waitForURL(`${product.url}/`);
  });
});
