import { expect, it } from 'vitest';
import { makeOlder, SINCE_2023 } from './support/make-older.ts';
import { enterConsole, ROSA, signIn } from './support/people.ts';
import { useScreens } from './support/screens.ts';

const screens = useScreens();

it('shows an owner the list, a code, the editor and the profile', async () => {
  const page = await screens.page();
  const errors = await makeOlder(page, SINCE_2023);
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
  const errors = await makeOlder(page, SINCE_2023);
  await enterConsole(page);
  for (const path of ['home', 'batches', 'people', 'audit', 'operations']) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(errors).toEqual([]);
});
