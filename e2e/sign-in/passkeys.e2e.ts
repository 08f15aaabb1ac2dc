import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP } from '../support/browsers.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { type Person, signIn } from '../support/people.ts';
import { useProduct } from '../support/running.ts';
import { type PasskeyDevice, passkeyDevice, someone } from '../support/two-step.ts';

describe('a passkey', () => {
  const running = useProduct();

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const myCodes = (page: Page) => page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();

  it('is added in the profile, signs in, and no longer does once it is removed', async () => {
    const { page, person } = await openAddPasskey({ offers: false });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Laptop');
    await dialog.getByLabel('Your password').fill(person.password);
    expect(await faultsAtEachWidth(page), 'new passkey').toEqual([]);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Laptop', { exact: true }).waitFor();
    await page.getByText(/never used/).waitFor();
    expect(await faultsAtEachWidth(page), 'passkeys').toEqual([]);

    await signOut(page);
    await usePasskey(page);
    await myCodes(page);
    await page.goto('/profile');
    await page
      .getByText(/last used/)
      .first()
      .waitFor();

    await button(page, 'Remove Laptop').click();
    await button(page, 'Remove').click();
    await page.getByText('Passkey removed').first().waitFor();
    await signOut(page);
    await usePasskey(page);
    await page.getByText('This passkey could not be checked').first().waitFor();
  });

  it('is offered in the email field', async () => {
    const page = await withPasskey({ offers: true });

    await page.request.get('/auth/logout', { headers: { 'X-Requested-With': 'Qlaim' } });
    await page.goto('/login');
    await myCodes(page);
  });

  it('does not sign in twice with one challenge, nor in another browser', async () => {
    const page = await withPasskey({ offers: false });
    await signOut(page);

    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/passkey');
    await usePasskey(page);
    const request = await sent;
    await myCodes(page);
    const headers = { 'content-type': 'application/json', origin: running.product.url };
    const { cookie = '' } = await request.allHeaders();
    expect(cookie).toContain('qlaim_challenge=');
    for (const sender of [{ ...headers, cookie }, headers]) {
      const replay = await fetch(`${running.product.url}/auth/passkey`, {
        method: 'POST',
        headers: sender,
        body: request.postData() ?? '',
      });
      expect(replay.status).toBe(400);
      expect(await replay.json()).toMatchObject({ code: 'passkey_refused' });
    }
  });

  /** Opens the dialog that adds a passkey, of a new person on a device that makes passkeys. */
  async function openAddPasskey(device: PasskeyDevice): Promise<{ page: Page; person: Person }> {
    const { person } = await someone(running.product);
    const page = await running.page(DESKTOP);
    await page.goto('/login');
    await signIn(page, person);
    await myCodes(page);
    await passkeyDevice(page, device);
    await page.goto('/profile');
    await button(page, 'Add a passkey').click();
    return { page, person };
  }

  async function withPasskey(device: PasskeyDevice): Promise<Page> {
    const { page, person } = await openAddPasskey(device);
    await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
    await button(page, 'Continue').click();
    await page.getByText('Passkey added').first().waitFor();
    return page;
  }

  async function signOut(page: Page): Promise<void> {
    await page.request.get('/auth/logout', { headers: { 'X-Requested-With': 'Qlaim' } });
    await page.goto('/login');
    await button(page, 'Login').waitFor();
  }

  const usePasskey = (page: Page) => button(page, 'Use a passkey').click();
});
