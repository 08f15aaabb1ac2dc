import { buffer } from 'node:stream/consumers';
import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, PHONE, visit } from '../support/browsers.ts';
import { faults } from '../support/faults.ts';
import { OMAR } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes, register, signedIn } from '../support/setup.ts';

const SHOP = 'https://shop.example/Care-Guide?item=7';
const EMAIL = 'rosa@example.com';

describe('a first claim on a phone, from the scan to a saved link', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let codes: readonly string[];
  const code = () => codes[0] ?? '';

  /** What the person had to do. */
  const done = { screens: new Set<string>(), fields: 0, presses: 0 };

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    codes = await approvedCodes(product, 3);
    page = await visit(browser, PHONE, product.url);
    await page.context().route(/^https:/, (route) => route.abort());
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const screen = async (title: string, at: Page = page) => {
    await at.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    if (at === page) done.screens.add(title);
  };
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text);
    done.fields += 1;
  };
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().click();
    done.presses += 1;
  };
  const card = (title: string) => page.getByRole('region', { name: title });

  it('asks for the email alone', async () => {
    await page.goto(`/${code()}`);
    await screen('This code is waiting for its owner');
    await press('Claim this code');
    await screen('Sign up');
    expect(await page.getByRole('textbox').count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await type('Email', EMAIL);
    await press('Send me a code');
  });

  it('is signed in by the one-time code, in the editor of the code', async () => {
    await screen('Verify your email');
    await type('One-time code', await product.otpFor(EMAIL));
    await screen('Edit QR Code:');
    await page.getByText('This code is yours').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/edit/${code()}`);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === 'qlaim_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies.map(({ name }) => name)).not.toContain('qlaim_sign_up');
  });

  it('saves a link with three typed fields, four screens and three presses in all', async () => {
    await type('Link', SHOP);
    await press('Save');
    await card('Saved. Now scan it').waitFor();
    expect(await page.locator('.qk-step-done').count()).toBe(2);
    expect({ ...done, screens: done.screens.size }).toEqual({ screens: 4, fields: 3, presses: 3 });
    expect(await faults(page)).toEqual([]);
  });

  it('ticks the last step when a real scan is counted, without a reload', async () => {
    const scan = await fetch(`${product.url}/${code()}`, {
      redirect: 'manual',
      headers: { 'user-agent': String(PHONE.userAgent) },
    });
    expect([scan.status, scan.headers.get('location')]).toEqual([302, SHOP]);
    await card('It works').waitFor();
    expect(await page.locator('.qk-step-done').count()).toBe(3);
    expect(await faults(page)).toEqual([]);
  });

  it('keeps the card on the list, where the link is shared and the symbol saved', async () => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => document.body.setAttribute('data-shared', data.url ?? '');
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.goto('/');
    await card('It works').getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => page.getAttribute('body', 'data-shared')).toBe(`${product.url}/${code()}`);
    const download = page.waitForEvent('download');
    await card('It works').getByRole('button', { name: 'Save the symbol (PNG)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`qlaim-${code()}-1024.png`);
    const png = await buffer(await file.createReadStream());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss these steps' }).click();
    await page.reload();
    await screen('My QR Codes');
    expect(await card('It works').count()).toBe(0);
  });

  it('leaves the account to set names and a password in the profile', async () => {
    await page.goto('/profile');
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    expect(await page.getByLabel('Email').inputValue()).toBe(EMAIL);
    expect(await faults(page)).toEqual([]);
  });

  it('asks nobody to sign up for a code that somebody else has got meanwhile', async () => {
    const taken = codes[1] ?? '';
    const stranger = await visit(browser, PHONE, product.url);
    await stranger.goto(`/${taken}`);
    await screen('This code is waiting for its owner', stranger);
    await register(product, OMAR);
    const call = await signedIn(product, OMAR);
    const { user } = await call(ROUTES.me, {});
    await call(ROUTES.assignCode, { body: { link: taken, user: user._id } });

    await stranger.getByRole('button', { name: 'Claim this code' }).click();
    await screen('This QR code has already been claimed', stranger);
    for (const address of [`/register?code=${taken}`, `/register?code=${taken}&by=email`]) {
      await stranger.goto(address);
      await stranger.waitForURL(`**/claim/${taken}`);
      await screen('This QR code has already been claimed', stranger);
    }
  });

  it('verifies only, where the code of the mail is entered in another browser', async () => {
    const other = codes[2] ?? '';
    const email = 'grace@example.com';
    const laptop = await visit(browser, PHONE, product.url);
    await laptop.goto(`/register?code=${other}&by=email`);
    await laptop.getByLabel('Email').fill(email);
    await laptop.getByRole('button', { name: 'Send me a code' }).click();
    await screen('Verify your email', laptop);
    await laptop.context().clearCookies();
    await laptop.getByLabel('One-time code').fill(await product.otpFor(email));
    await laptop.waitForURL('**/login');
    await screen('Sign in', laptop);
  });
});
