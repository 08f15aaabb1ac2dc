import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from './support/browsers.ts';
import { enterOtp, fillRegistration, OMAR, type Person, ROSA, signIn } from './support/people.ts';
import { RunningProduct } from './support/product.ts';
import { approvedCodes, register, signedIn, signUp } from './support/setup.ts';

const LOST = 'This QR code has already been claimed';

describe('a code that somebody else gets meanwhile', () => {
  let product: RunningProduct;
  let browser: Browser;
  let codes: string[];
  let people = 0;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    codes = [...(await approvedCodes(product, 8))];
    await register(product, OMAR);
  });
  beforeEach(async () => {
    page = await visit(browser, people % 2 === 0 ? PHONE : DESKTOP, product.url);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const nextCode = (): string => codes.pop() ?? '';
  const nextPerson = (): Person => {
    people += 1;
    return { ...ROSA, email: `rosa-${people}@example.com` };
  };
  const takenByOmar = async (code: string) => {
    const call = await signedIn(product, OMAR);
    const { user } = await call(ROUTES.me, {});
    await call(ROUTES.assignCode, { body: { link: code, user: user._id } });
  };
  const told = () => page.getByRole('alert').getByText(LOST).waitFor();

  it('is told after the one-time code of the sign-up', async () => {
    const [code, person] = [nextCode(), nextPerson()];
    await page.goto(`/register?code=${code}`);
    await fillRegistration(page, person);
    await page.getByLabel('One-time code').waitFor();
    await takenByOmar(code);
    await enterOtp(page, product, person);

    await told();
    await page.waitForURL(`${product.url}/`);
    expect(await axe(page)).toEqual([]);
  });

  it('is told after a sign-in with it, in the list', async () => {
    const [code, person] = [nextCode(), nextPerson()];
    await register(product, person);
    await page.goto(`/login?code=${code}`);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await takenByOmar(code);
    await signIn(page, person);

    await told();
    await page.waitForURL(`${product.url}/`);
  });

  it('is told after the one-time code of a sign-in', async () => {
    const [code, person] = [nextCode(), nextPerson()];
    await signUp(product, person, code);
    await page.goto('/login');
    await signIn(page, person);
    await page.getByLabel('One-time code').waitFor();
    await takenByOmar(code);
    await enterOtp(page, product, person);

    await told();
    await page.waitForURL(`${product.url}/`);
  });

  it('is told after a sign-in that leads back to the profile', async () => {
    const [code, person] = [nextCode(), nextPerson()];
    await register(product, person);
    await page.goto(`/login?code=${code}`);
    // The page keeps the code once its script runs.
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('claimed-code')));
    await page.goto('/profile');
    await page.waitForURL(`${product.url}/login`);
    await takenByOmar(code);
    await signIn(page, person);

    await told();
    await page.waitForURL(`${product.url}/profile`);
  });

  it('is told on the page of the code, to a verified user', async () => {
    const [code, person] = [nextCode(), nextPerson()];
    await register(product, person);
    await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL(`${product.url}/`);
    await takenByOmar(code);
    await page.goto(`/claim/${code}`);

    await page.getByText(LOST).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
