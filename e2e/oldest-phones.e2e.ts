import { ERRORS, FORM_MESSAGES } from '@qlaim/backend/contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PHONE } from './support/browsers.ts';
import { AFTER_IOS_15, makeOlder } from './support/make-older.ts';
import { enterOtp, fillRegistration, OMAR, ROSA, signIn } from './support/people.ts';
import { useProduct } from './support/running.ts';
import { approvedCodes } from './support/setup.ts';
import { withTwoStep } from './support/two-step.ts';

const running = useProduct();
const free: string[] = [];

beforeAll(async () => {
  free.push(...(await approvedCodes(running.product, 3)));
});

const nextCode = () => free.pop() ?? '';

/** Opens a phone without the calls that came after iOS 15 and Chrome 90. Errors that nothing caught fail the journey. */
async function oldPhone(): Promise<Page> {
  const page = await running.page(PHONE);
  await makeOlder(page, AFTER_IOS_15);
  return page;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What a refused form says, in a toast at first. */
const failure = (page: Page) => page.getByText(ERRORS.wrong_credentials.message).first().waitFor();

it('leads from a scan to a new account that owns the code', async () => {
  const code = nextCode();
  const page = await oldPhone();
  await page.goto(`/${code}`);
  await title(page, 'This code is waiting for its owner');
  await page.getByRole('button', { name: 'Claim this code' }).click();
  await title(page, 'Sign up');
  expect(await page.evaluate(() => 'hasOwn' in Object || 'at' in [] || 'structuredClone' in window)).toBe(
    false,
  );
  await page.getByRole('link', { name: 'Sign up with name and password' }).click();
  await fillRegistration(page, { ...ROSA, password: 'short' });
  await page.getByText(FORM_MESSAGES.passwordShort).waitFor();
  await fillRegistration(page, ROSA);
  await enterOtp(page, running.product, ROSA);
  await page.getByText('This code is yours').waitFor();
  await page.waitForURL(`**/edit/${code}`);
});

it('signs in by a password, after a wrong one', async () => {
  const page = await oldPhone();
  await page.goto('/login');
  await signIn(page, { ...ROSA, password: 'not-roses' });
  await failure(page);
  await signIn(page, ROSA);
  await page.waitForURL(`${running.product.url}/`);
});

it('signs up for a code by email alone', async () => {
  const code = nextCode();
  const page = await oldPhone();
  await page.goto(`/register?code=${code}&by=email`);
  await page.getByLabel('Email').fill(OMAR.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await enterOtp(page, running.product, OMAR);
  await page.waitForURL(`**/edit/${code}`);
});

it('signs in by two steps, and claims a code without a press', async () => {
  const { person, app } = await withTwoStep(running.product);
  const page = await oldPhone();
  await page.goto('/login');
  await signIn(page, person);
  await page.getByLabel('Code of the app').fill(await app.code());
  await page.waitForURL(`${running.product.url}/`);
  const code = nextCode();
  await page.goto(`/${code}`);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`/claim/${code}`);
  await page.waitForURL(`**/edit/${code}`);
});

it('asks for a link to set a new password, and sends one', async () => {
  const page = await oldPhone();
  await page.goto('/login');
  await page.getByRole('button', { name: 'forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset password' });
  await dialog.getByLabel('Email').fill(ROSA.email);
  await dialog.getByRole('button', { name: 'Send Link' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/reset?token=spent');
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await dialog.waitFor();
});
