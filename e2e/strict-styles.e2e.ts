import { expect, it } from 'vitest';
import { watchAttacks } from './support/hostile/attack-watch.ts';
import { enterConsole, ROSA, signIn } from './support/people.ts';
import { useScreens } from './support/screens.ts';

const screens = useScreens();

it('no screen of an owner has a style that its policy refuses', async () => {
  const page = await screens.page();
  await page.goto('/login');
  const watch = await watchAttacks(page, new URL(page.url()).origin);
  for (const path of ['/welcome', '/register', '/reset', '/login']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await signIn(page, ROSA);
  await page.getByRole('link', { name: /Edit QR/ }).waitFor();
  const code = screens.owned();
  for (const path of ['/', '/profile', '/delete-account', `/codes/${code}`, `/edit/${code}`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  expect(watch.seen).toEqual([]);
});

it('no screen of the console has one, and its styles are in force', async () => {
  const page = await screens.page();
  await page.goto('/login');
  const watch = await watchAttacks(page, new URL(page.url()).origin);
  await enterConsole(page);
  await page.getByRole('button', { name: `Edit ${screens.free()}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).display)).not.toBe('inline');
  for (const path of ['home', 'batches', 'people', 'scans', 'audit', 'operations', 'advertisement']) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(watch.seen).toEqual([]);
});
