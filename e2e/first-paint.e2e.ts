import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMenu } from './support/menu.ts';
import { ROSA, signIn } from './support/people.ts';
import { useScreens } from './support/screens.ts';

const screens = useScreens();

/** Holds the scripts of a page back. Returns a function that lets them go, and what the console says. */
async function withoutScripts(page: Page) {
  const held: Route[] = [];
  let holding = true;
  const complaints: string[] = [];
  await page.route('**/*.js', (route) => (holding ? void held.push(route) : route.fallback()));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  const release = async () => {
    holding = false;
    for (const route of held) await route.continue();
  };
  return { release, complaints };
}

/** A server that has just started sends pages without content until its renderer is loaded. */
const rendered = (page: Page, path: string) =>
  expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 20_000 })
    .toContain('id="first-answers"');

/** Marks an element, to tell whether it stays. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.setAttribute('data-first', ''));

it('the sign-in can be filled in before its scripts arrive, and goes on from there', async () => {
  const page = await screens.page();
  const { release, complaints } = await withoutScripts(page);
  await rendered(page, '/login');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Email').fill(ROSA.email);
  await mark(page, 'input[name=email]');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(ROSA.password);
  // The browser would send the password in the address.
  await password.press('Enter');
  expect(await page.getByRole('button', { name: 'Login' }).isDisabled()).toBe(true);
  await release();
  // The button shows the characters once the app has taken the page over.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Show the characters' }).click();
      return password.getAttribute('type');
    })
    .toBe('text');
  expect(await page.locator('input[data-first]').inputValue()).toBe(ROSA.email);
  expect(await password.inputValue()).toBe(ROSA.password);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
  expect(complaints).toEqual([]);
});

it('the list shows codes before its scripts arrive, and nothing of them after the session', async () => {
  const page = await screens.page();
  await page.goto('/login');
  await signIn(page, ROSA);
  await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
  const { release, complaints } = await withoutScripts(page);
  await rendered(page, '/');
  await page.goto('/', { waitUntil: 'commit' });
  const card = page.getByRole('link', { name: /Edit QR/ });
  await card.waitFor();
  await mark(page, '.qu-code');
  await release();
  await expect.poll(() => page.locator('#first-answers').count()).toBe(0);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
  expect(await page.locator('.qu-code[data-first]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain(screens.owned());
});
