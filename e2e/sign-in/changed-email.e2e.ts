import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { OMAR, type Person, ROSA, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { register } from '../support/setup.ts';

describe.each([
  ['on a phone', PHONE, ROSA],
  ['on a desktop', DESKTOP, OMAR],
] as const)('a changed email %s', (_where, device: BrowserContextOptions, owner: Person) => {
  const mistyped = `mistyped.${owner.email}`;
  const wanted = `new.${owner.email}`;
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    await register(product, owner);
    page = await openAs(owner);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Opens a browser in which a person signs in. */
  async function openAs(person: Person): Promise<Page> {
    const opened = await visit(browser, device, product.url);
    await opened.goto('/login');
    await signIn(opened, person);
    await opened.waitForURL(`${product.url}/`);
    return opened;
  }
  const panel = () => page.getByRole('region', { name: 'Confirm your new email' });
  const update = async (email: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Update' }).click();
    await panel().getByText(email).waitFor();
  };
  const focusIsOnPage = () => page.evaluate(() => document.activeElement !== document.body);

  it('waits for its code, and the old one signs in meanwhile', async () => {
    await page.goto('/profile');
    await update(mistyped);

    expect(await axe(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    const elsewhere = await openAs(owner);
    await elsewhere.goto('/profile');
    await elsewhere.getByRole('region', { name: 'Confirm your new email' }).getByText(mistyped).waitFor();
    await elsewhere.context().close();
  });

  it('is cancelled, and the old one stays', async () => {
    await page.getByRole('button', { name: 'Cancel the change' }).click();

    await page.getByText('Your email stays as it is').waitFor();
    await panel().waitFor({ state: 'detached' });
    expect(await focusIsOnPage()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Update' }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(owner.email);
    expect(await panel().count()).toBe(0);
  });

  it('takes effect with its code, and signs in from then on', async () => {
    await update(wanted);
    await panel().getByLabel('One-time code').fill('000000');
    await panel().getByRole('button', { name: 'Submit' }).click();
    await panel().getByText('Please enter valid otp').waitFor();
    expect(await axe(page)).toEqual([]);

    await panel()
      .getByLabel('One-time code')
      .fill(await product.otpFor(wanted));
    await panel().getByRole('button', { name: 'Submit' }).click();

    await page.getByText('Otp verified successfully').waitFor();
    await panel().waitFor({ state: 'detached' });
    expect(await focusIsOnPage()).toBe(true);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(wanted);
    const moved = await openAs({ ...owner, email: wanted });
    await moved.goto('/login');
    await moved.waitForURL(`${product.url}/`);
    const stale = await visit(browser, device, product.url);
    await stale.goto('/login');
    await signIn(stale, owner);
    await stale.getByText('Wrong email or password').first().waitFor();
  });

  it('to an address of another account shows the same page', async () => {
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
    await page.getByRole('button', { name: 'Update' }).click();

    await panel().getByText(ADMIN.email).waitFor();
    expect(await page.getByText('This email is already registered').count()).toBe(0);
  });
});
