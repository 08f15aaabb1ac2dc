import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LATER_CALLS } from './support/later-calls.ts';
import { enterConsole, ROSA, signIn } from './support/people.ts';
import { useScreens } from './support/screens.ts';

const screens = useScreens();

/** Takes from a page what the oldest browsers of decision 63 lack. Returns the errors that nothing caught. */
async function makeOlder(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript((calls) => {
    for (const [owner, name] of calls) {
      const object: unknown = Reflect.get(globalThis, owner);
      if (typeof object === 'function' || (typeof object === 'object' && object !== null))
        Reflect.deleteProperty(object, name);
    }
  }, LATER_CALLS);
  return errors;
}

it('shows an owner the list, a code, the editor and the profile', async () => {
  const page = await screens.page();
  const errors = await makeOlder(page);
  await page.goto('/login');
  expect(await page.evaluate(() => 'parse' in URL)).toBe(false);
  await signIn(page, ROSA);
  await page.getByRole('link', { name: /Edit QR/ }).waitFor();
  const code = screens.owned();
  for (const path of [`/codes/${code}`, `/edit/${code}`, '/profile']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText('This page could not be shown').count()).toBe(0);
  }
  expect(errors).toEqual([]);
});

it('shows staff the console', async () => {
  const page = await screens.page();
  const errors = await makeOlder(page);
  await page.goto('/admin');
  await enterConsole(page);
  for (const path of ['home', 'batches', 'people', 'audit', 'operations']) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(errors).toEqual([]);
});
