import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_COOKIE, type Language } from '@qlaim/backend/texts';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP } from '../support/browsers.ts';
import { useOwner } from '../support/owner.ts';
import { ROSA } from '../support/people.ts';

const WIDTHS = [360, 1280];
const FOLDER = process.env['SCREENS_FOLDER'];

async function textsIn(language: Language) {
  const [account, codes, person, shell] = [ACCOUNT, CODES, PERSON, SHELL];
  return {
    account: (await account.first(language)).texts,
    codes: (await codes.first(language)).texts,
    scans: (await SCANS.first(language)).texts,
    person: (await person.first(language)).texts,
    shell: (await shell.first(language)).texts.words,
  };
}

/** Expects that the page fits each width, and is accessible. Saves its picture where a folder is named. */
async function expectGood(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axe(page), `${name} at ${width} px`).toEqual([]);
    if (FOLDER === undefined) continue;
    await mkdir(FOLDER, { recursive: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
  }
}

describe.each([
  ['de', 'ltr', 'de-AT'],
  ['ar', 'rtl', 'ar-EG'],
] as const)('an owner who reads %s', (language, dir, locale) => {
  const owner = useOwner(2);

  /** Opens a browser of the language, in which Rosa is signed in. */
  async function signedIn(): Promise<Page> {
    const { account, shell } = await textsIn(language);
    const page = await owner.stranger({ ...DESKTOP, locale });
    const url = owner.given().product.url;
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
    await page.goto('/login');
    await page.getByLabel(account.fields.email, { exact: true }).fill(ROSA.email);
    await page.getByLabel(account.fields.password, { exact: true }).fill(ROSA.password);
    await page.getByRole('button', { name: account.signIn.submit, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: shell.myCodes }).waitFor();
    return page;
  }

  it('sees list, scans, profile and leaving in it', async () => {
    const { codes, scans, person, shell } = await textsIn(language);
    const page = await signedIn();
    const open = async (path: string, heading: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const root = page.locator('html');
      expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([language, dir]);
    };
    await open('/', shell.myCodes);
    await page.getByText(codes.content.leadsNowhere).first().waitFor();
    await page.locator('.qk-qr img').nth(1).waitFor();
    await expectGood(page, `${language}-list`);
    await open(`/codes/${owner.given().codes[0]}`, scans.title);
    await page.getByText(scans.none).waitFor();
    await expectGood(page, `${language}-scans`);
    await open('/profile', person.profile.title);
    for (const { title } of [person.twoStep, person.passkeys, person.sessions])
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
    await expectGood(page, `${language}-profile`);
    await open('/delete-account', person.data.delete);
    await page.getByText(person.deletion.intro).waitFor();
    await expectGood(page, `${language}-leaving`);
  });

  it('hears toasts and refusals in it, and sets up the second step', async () => {
    const { person } = await textsIn(language);
    const page = await signedIn();
    await page.goto('/profile');
    const { profile, prove, twoStep, setUp } = person;
    await page.getByLabel(profile.firstName, { exact: true }).fill('Rosalind');
    await page.getByRole('button', { name: profile.submit, exact: true }).click();
    const { messages } = (await SHELL.first(language)).texts;
    await page.getByText(messages['User updated successfully'] ?? '', { exact: true }).waitFor();
    await page.getByRole('button', { name: twoStep.setUp, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: setUp.title });
    await dialog.getByLabel(prove.password, { exact: true }).fill('not-the-one');
    await dialog.getByRole('button', { name: prove.next, exact: true }).click();
    await dialog.getByText(messages['The password is not right'] ?? '').waitFor();
    await dialog.getByLabel(prove.password, { exact: true }).fill(ROSA.password);
    await dialog.getByRole('button', { name: prove.next, exact: true }).click();
    await dialog.getByLabel(setUp.digits).waitFor();
    await expectGood(page, `${language}-second-step`);
  });

  it('takes the language along to another browser, once chosen in the profile', async () => {
    const { person, shell } = await textsIn(language);
    const page = await owner.signedIn(DESKTOP);
    await page.goto('/profile');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/user/language'));
    await page.getByLabel('Language', { exact: true }).selectOption(language);
    await page.getByRole('heading', { level: 1, name: person.profile.title }).waitFor();
    await saved;
    const other = await owner.stranger(DESKTOP);
    await other.goto('/login');
    await other.getByLabel('Email', { exact: true }).fill(ROSA.email);
    await other.getByLabel('Password', { exact: true }).fill(ROSA.password);
    await other.getByRole('button', { name: 'Login', exact: true }).click();
    await other.getByRole('heading', { level: 1, name: shell.myCodes }).waitFor();
    await other.reload();
    await other.getByRole('heading', { level: 1, name: shell.myCodes }).waitFor();
    expect(await other.locator('html').getAttribute('dir')).toBe(dir);
  });
});
