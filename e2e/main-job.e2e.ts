import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, PHONE, visit } from './support/browsers.ts';
import {
  approve,
  codeOf,
  enterConsole,
  enterOtp,
  fillRegistration,
  generate,
  ROSA,
} from './support/people.ts';
import { RunningProduct } from './support/product.ts';

const DESTINATION = 'https://shop.example/Care-Guide?item=7';

describe('the way from a generated code to a counted scan', () => {
  let product: RunningProduct;
  let browser: Browser;
  let console_: Page;
  let phone: Page;
  let links: readonly string[];

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    console_ = await visit(browser, DESKTOP, product.url);
    phone = await visit(browser, PHONE, product.url);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const link = () => links[0] ?? '';
  const card = () => phone.getByRole('listitem').filter({ hasText: 'Grandmother’s bench' });

  it('starts with an admin who generates three codes and approves one', async () => {
    await enterConsole(console_);
    links = await generate(console_, 3);
    expect(links).toHaveLength(3);
    await approve(console_, link());
  });

  it('lets a buyer scan the code, sign up with name and password, and verify the email', async () => {
    await phone.goto(link());
    await phone.getByRole('button', { name: 'Claim this code' }).click();
    await phone.waitForURL('**/register*');
    await phone.getByRole('link', { name: 'Sign up with name and password' }).click();
    await fillRegistration(phone, ROSA);
    await enterOtp(phone, product, ROSA);
    await phone.getByText('This code is yours').waitFor();
    await phone.waitForURL(`${product.url}/edit/${codeOf(link())}`);
  });

  it('lets the owner name the code and save a link', async () => {
    await phone.getByRole('textbox', { name: 'Name' }).fill('Grandmother’s bench');
    await phone.getByRole('textbox', { name: 'Link' }).fill(DESTINATION);
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await phone.getByText('QR code updated successfully').first().waitFor();
  });

  it('redirects a scan in one step, and the card shows one scan', async () => {
    const scanner = await visit(browser, PHONE, product.url);
    const scan = scanner.waitForResponse(link());
    const next = scanner.waitForRequest(DESTINATION);
    // The destination has no server, so the navigation fails after the request.
    await scanner.goto(link()).catch(() => undefined);
    expect((await scan).status()).toBe(302);
    expect((await next).redirectedFrom()?.url()).toBe(link());
    // The count follows the scan in a moment, and a page reads it once.
    const counted = async () => {
      await phone.goto('/');
      return card()
        .getByText(/^\d+ scans?$/)
        .textContent();
    };
    await expect.poll(counted, { timeout: 30_000 }).toBe('1 scan');
  });

  it('keeps everything when the server is killed', async () => {
    await product.crashAndRestart();
    await phone.goto('/');
    await card().getByText('1 scan', { exact: true }).waitFor();
    const answer = await fetch(link(), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, DESTINATION]);
    await console_.reload();
    await console_.getByText('Grandmother’s bench').waitFor();
  });
});
