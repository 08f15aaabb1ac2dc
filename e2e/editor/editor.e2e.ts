import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { faults, faultsAtEachWidth } from '../support/faults.ts';
import { ROSA, signIn } from '../support/people.ts';
import { useScreens } from '../support/screens.ts';

describe('the editor of a code', () => {
  const screens = useScreens();
  let page: Page;

  const field = (name: string, on = page) => on.getByRole('textbox', { name, exact: true });
  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
  const nowLeadsTo = (where: string) => page.getByText(where, { exact: true }).waitFor();
  const open = async (on = page) => {
    await on.goto(`/edit/${screens.owned()}`);
    await field('Link', on).waitFor();
  };
  const saveLink = async (link: string, on = page) => {
    await field('Link', on).fill(link);
    await button('Save', on).click();
    await on.getByText('QR code updated successfully').first().waitFor();
  };

  beforeAll(async () => {
    page = await screens.page();
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('link', { name: /Edit QR/ }).waitFor();
  });

  it('undoes a save by keyboard, after the reload that follows it', async () => {
    await open();
    await saveLink('https://example.com/one');
    await nowLeadsTo('Opens example.com/one');
    await saveLink('https://example.com/two');
    await nowLeadsTo('Opens example.com/two');
    await button('Undo').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('QR code restored successfully').waitFor();
    await nowLeadsTo('Opens example.com/one');
  });

  it('clears the destination, and brings it back from the history', async () => {
    await open();
    await button('Empty this code').click();
    expect(await faults(page), 'question').toEqual([]);
    await button('Empty').click();
    await page.getByText('QR code stored file deleted successfully').waitFor();
    await button('History').click();
    await page.getByText('Code emptied').waitFor();
    expect(await faultsAtEachWidth(page), 'history').toEqual([]);
    await page.getByRole('button', { name: /^View/ }).nth(1).click();
    await button('Restore this version').waitFor();
    expect(await faultsAtEachWidth(page), 'version').toEqual([]);
    await button('Restore this version').click();
    await button('Restore').click();
    await page.getByText('QR code restored successfully').waitFor();
    await nowLeadsTo('Opens example.com/one');
  });

  it('asks before the Back button leaves, and shows the input again on return', async () => {
    await page.goto('/');
    // The server renders the list. Until the app takes it over, a link loads its page anew, and the browser asks.
    await page.waitForFunction(() => history.state !== null);
    await page.getByRole('link', { name: /Edit QR/ }).click();
    await field('Name').fill('Typed');
    await page.evaluate(() => history.back());
    await page.getByText('Leave without saving?').waitFor();
    expect(await faults(page), 'question').toEqual([]);
    await button('Stay').click();
    expect(await field('Name').inputValue()).toBe('Typed');
    await page.evaluate(() => history.back());
    await button('Leave').click();
    await page.getByRole('heading', { name: 'My QR Codes' }).waitFor();
    await page.getByRole('link', { name: /Edit QR/ }).click();
    await page.getByText('Your unsaved changes are back').waitFor();
    expect(await field('Name').inputValue()).toBe('Typed');
    await button('Show what is saved').click();
    expect(await field('Name').inputValue()).toBe('');
  });

  it('shows both versions of two tabs side by side', async () => {
    const other = await page.context().newPage();
    await open();
    await open(other);
    await saveLink('https://example.com/theirs', other);
    await other.close();
    await field('Link').fill('https://example.com/mine');
    await button('Save').click();
    await page.getByRole('heading', { name: /Saved meanwhile by you/ }).waitFor();
    await page.getByText('https://example.com/theirs', { exact: true }).waitFor();
    expect(await faultsAtEachWidth(page), 'conflict').toEqual([]);
    await button('Keep mine').click();
    await page.getByText('QR code updated successfully').waitFor();
    await nowLeadsTo('Opens example.com/mine');
  });

  it('saves by itself what was saved without a connection, and says it once', async () => {
    await open();
    await field('Name').fill('Bench by the lake');
    await page.context().setOffline(true);
    await button('Save').click();
    await page.getByText('Your text is kept. It is saved when you are back.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText('QR code updated successfully').waitFor();
    expect(await field('Name').inputValue()).toBe('Bench by the lake');

    // A window that is closed offline, and opened again once there is a connection.
    const closed = await page.context().newPage();
    await open(closed);
    await field('Name', closed).fill('Bench by the sea');
    await page.context().setOffline(true);
    await closed.getByRole('button', { name: 'Save', exact: true }).click();
    await closed.getByText('You are offline').waitFor();
    await closed.close();
    await page.context().setOffline(false);
    await page.goto(`/edit/${screens.owned()}`);
    await page.getByText('QR code updated successfully').waitFor();
    expect(await field('Name').inputValue()).toBe('Bench by the sea');
  });

  it('keeps the input through a lost session', async () => {
    await open();
    await field('Name').fill('Grandmother’s bench');
    await page.context().clearCookies();
    await button('Save').click();
    await signIn(page, ROSA);
    await page.getByText('Your last change was not saved').waitFor();
    expect(await field('Name').inputValue()).toBe('Grandmother’s bench');
    await button('Save').click();
    await page.getByText('QR code updated successfully').waitFor();
    // Nothing that was typed is stored any more.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
