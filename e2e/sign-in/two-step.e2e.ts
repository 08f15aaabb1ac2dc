import { Authenticator } from '@qlaim/backend/testing/authenticator';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { signIn } from '../support/people.ts';
import { useProduct } from '../support/running.ts';
import { tabTo } from '../support/tab-to.ts';
import { someone, withTwoStep } from '../support/two-step.ts';

describe('two-step sign-in', () => {
  const running = useProduct();

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const myCodes = (page: Page) => page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
  const secondStep = (page: Page) => page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor();

  it('is turned on in the profile, by keyboard, and asked for at the next sign-in', async () => {
    const { person } = await someone(running.product);
    const page = await running.page(DESKTOP);
    await page.goto('/login');
    await signIn(page, person);
    await myCodes(page);
    await page.goto('/profile');

    await tabTo(page, button(page, 'Set up'));
    await page.keyboard.press('Enter');
    await page.keyboard.type(person.password);
    expect(await faultsAtEachWidth(page), 'proof').toEqual([]);
    await page.keyboard.press('Enter');
    const key = await page.locator('code').textContent();
    expect(await faultsAtEachWidth(page), 'set-up').toEqual([]);
    const app = new Authenticator(key?.replaceAll(' ', '') ?? '');
    await page.getByLabel('The six digits that the app shows').focus();
    await page.keyboard.type(app.wrong());
    await page.getByText('This code is not right').waitFor();
    await page.keyboard.type(await app.code());

    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    expect(await faultsAtEachWidth(page), 'recovery codes').toEqual([]);
    const download = page.waitForEvent('download');
    await button(page, 'Download').click();
    expect((await download).suggestedFilename()).toBe('qlaim-recovery-codes.txt');
    await button(page, 'I have kept them').click();
    await page.getByText('10 recovery codes left').waitFor();
    expect(await faultsAtEachWidth(page), 'profile').toEqual([]);

    const other = await running.page(PHONE);
    await other.goto('/login');
    await signIn(other, person);
    await secondStep(other);
    await other.reload();
    await secondStep(other);
    expect(await faultsAtEachWidth(other), 'second step').toEqual([]);
    // Six digits submit by themselves.
    await other.getByLabel('Code of the app').fill(await app.code());
    await myCodes(other);
  });

  it('takes a recovery code instead, in the language of the page', async () => {
    const { person, recoveryCodes } = await withTwoStep(running.product);
    const page = await running.page({ ...PHONE, locale: 'de-DE' });
    await page.goto('/login');
    await page.getByLabel('E-Mail-Adresse').fill(person.email);
    await page.getByLabel('Passwort', { exact: true }).fill(person.password);
    await button(page, 'Anmelden').click();
    await page.getByRole('heading', { level: 1, name: 'Zweiter Schritt' }).waitFor();
    await button(page, 'Wiederherstellungscode verwenden').click();
    const field = page.getByLabel('Wiederherstellungscode', { exact: true });
    await field.fill('AAAAA-AAAAA');
    await button(page, 'Absenden').click();
    await page.getByText('Dieser Code stimmt nicht').first().waitFor();
    expect(await faultsAtEachWidth(page), 'recovery code').toEqual([]);
    await field.fill(recoveryCodes[0]?.toLowerCase() ?? '');
    await button(page, 'Absenden').click();
    await myCodes(page);
  });

  it('is turned off with the password', async () => {
    const { person, app } = await withTwoStep(running.product);
    const page = await running.page(DESKTOP);
    await page.goto('/login');
    await signIn(page, person);
    await page.getByLabel('Code of the app').fill(await app.code());
    await myCodes(page);
    await page.goto('/profile');
    await button(page, 'Turn off').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('The password is not right').waitFor();
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Two-step sign-in is off').first().waitFor();
    await button(page, 'Set up').waitFor();
  });

  it('signs another browser out at once', async () => {
    const { person } = await someone(running.product);
    const [laptop, phone] = [await running.page(DESKTOP), await running.page(PHONE)];
    for (const page of [phone, laptop]) {
      await page.goto('/login');
      await signIn(page, person);
      await myCodes(page);
    }
    await laptop.goto('/profile');
    await laptop.getByText('This device').waitFor();
    await button(laptop, 'Sign out Chrome on Android').click();
    await laptop.getByText('Signed out there').first().waitFor();
    await phone.reload();
    await button(phone, 'Login').waitFor();
    await laptop.reload();
    await laptop.getByText('This device').waitFor();
  });
});
