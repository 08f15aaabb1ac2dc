import { type GoogleAccount, GoogleStandIn } from '@qlaim/backend/testing/google';
import type { Page } from 'playwright-core';
import { RunningProduct } from './product.ts';

export const GOOGLE = 'Continue With Google';

/** The product, with a real OpenID Connect server in Google's place. */
export async function startWithGoogle(): Promise<{ google: GoogleStandIn; product: RunningProduct }> {
  const google = await GoogleStandIn.start();
  return { google, product: await RunningProduct.start(google.environment) };
}

/** Adds a Google account with this e-mail, which also is its id. */
export function addAccount(google: GoogleStandIn, email: string, over: Partial<GoogleAccount> = {}): string {
  google.accounts.set(email, {
    email,
    email_verified: true,
    given_name: 'Rosa',
    family_name: 'Weiss',
    ...over,
  });
  return email;
}

/** Chooses an account at Google, and answers. */
export async function answer(at: Page, account: string, choice: 'Allow' | 'Refuse' = 'Allow'): Promise<void> {
  await at.getByLabel('Account').fill(account);
  await at.getByRole('button', { name: choice }).click();
}

/** Presses the button of a page. Returns the window that it opens. */
export async function openGoogle(page: Page, button = GOOGLE): Promise<Page> {
  // Until the code of the window has arrived, the button leads there in the same window.
  await page.waitForLoadState('networkidle');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return opened;
}

/** Presses the button of a page, and answers in the window that it opens. */
export async function continueWithGoogle(
  page: Page,
  account: string,
  choice: 'Allow' | 'Refuse' = 'Allow',
  button = GOOGLE,
): Promise<void> {
  const window = await openGoogle(page, button);
  const closed = window.isClosed() ? Promise.resolve() : window.waitForEvent('close');
  await answer(window, account, choice);
  await closed;
}
