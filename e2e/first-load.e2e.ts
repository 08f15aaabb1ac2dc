import { CONSOLE_FIRST_READS } from '@qlaim/backend/contract';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROSA, signIn } from './support/people.ts';
import { ADMIN } from './support/product.ts';
import { useScreens } from './support/screens.ts';

const screens = useScreens();

/** What follows once a page is shown: passkeys, and what a phone can do besides. */
const BEHIND = /\/(passkey|phone|share|shared-store)-[^/]+\.js$/;

/** Returns the scripts that a page has loaded, and those of them that its HTML names. */
async function scriptsOf(page: Page): Promise<{ loaded: readonly string[]; named: readonly string[] }> {
  const html = await (await page.request.get(page.url())).text();
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const loaded = addresses.filter((address) => address.endsWith('.js') && !BEHIND.test(address));
  return { loaded, named: loaded.filter((address) => html.includes(`"${address}"`)) };
}

it('the login loads no script that its HTML does not name', async () => {
  const page = await screens.page();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  const { loaded, named } = await scriptsOf(page);
  expect(loaded.length).toBeGreaterThan(1);
  expect(named).toEqual(loaded);
});

it('the list of codes loads no script that its HTML does not name', async () => {
  const page = await screens.page();
  await page.goto('/login');
  await signIn(page, ROSA);
  await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^QR code of/ }).waitFor();
  const { loaded, named } = await scriptsOf(page);
  expect(loaded.length).toBeGreaterThan(1);
  expect(named).toEqual(loaded);
});

it('the console asks for its first answers beside its scripts, and once', async () => {
  const page = await screens.page();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() !== 'script') asked.push(pathname + search);
  });
  await page.goto('/login');
  await signIn(page, { ...ROSA, ...ADMIN });
  await page.getByRole('heading', { level: 1, name: 'Generate QR Links' }).waitFor();
  asked.length = 0;
  await page.reload();
  await page.getByRole('switch').first().waitFor();
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => [
        entry.name.replace(location.origin, ''),
        entry instanceof PerformanceResourceTiming ? entry.initiatorType : '',
      ]),
  );
  for (const read of Object.values(CONSOLE_FIRST_READS)) {
    expect(asked.filter((address) => address === read)).toEqual([read]);
    // The page's own header asked for it, before any script ran.
    expect(starts).toContainEqual([read, 'link']);
  }
});
