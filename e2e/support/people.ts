import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { ADMIN, type RunningProduct } from './product.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const ROSA: Person = {
  firstName: 'Rosa',
  lastName: 'Weiss',
  email: 'rosa@example.com',
  password: 'roses-are-red',
};
export const OMAR: Person = {
  firstName: 'Omar',
  lastName: 'Haddad',
  email: 'omar@example.com',
  password: 'violets-are-blue',
};

/** Signs in to the console. */
export async function enterConsole(page: Page): Promise<void> {
  // The console leads to the sign-in before its page is loaded.
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page
    .getByRole('button', { name: 'Login' })
    .or(page.getByRole('button', { name: 'Sign in' }))
    .click();
  await page.getByRole('heading', { name: 'Generate QR Links' }).waitFor();
}

/** Generates codes in the console, and returns the links of the downloaded CSV. */
export async function generate(page: Page, amount: number): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByLabel('Amount').fill(String(amount));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate Links' }).click();
  const csv = await text(await (await download).createReadStream());
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
}

export const codeOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

/** Toggles the Approved switch of a code in the console. */
export async function approve(page: Page, link: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: codeOf(link) });
  const response = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/approveToggle'),
  );
  await card.getByRole('switch', { name: 'Approved' }).click();
  await response;
}

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('button[type=submit]').click();
}

export async function enterOtp(page: Page, product: RunningProduct, person: Person): Promise<void> {
  await page.getByLabel('One-time code').fill(await product.otpFor(person.email));
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
}
