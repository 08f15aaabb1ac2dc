import { CONSOLE_ROUTES, type Rebuild, type Rebuilds } from '@qlaim/backend/contract/console';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useConsolePage } from '../support/console-page.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { ADMIN } from '../support/product.ts';

const READ = `**${CONSOLE_ROUTES.rebuilds.path}`;

/**
 * Answers the reads from now on with this rebuild; a start still reaches the server. The routes before stay, behind this one: to
 * remove one passes on the reads that it is about to answer.
 */
async function shows(page: Page, latest: Partial<Rebuild>): Promise<void> {
  await page.route(READ, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const read: Rebuilds = await response.json();
    const json = read.latest === null ? read : { ...read, latest: { ...read.latest, ...latest } };
    await route.fulfill({ response, json });
  });
}

describe('a rebuild that is started in the console', () => {
  const opened = useConsolePage();
  const card = () => opened.page().getByRole('region', { name: 'Rebuild' });

  it('asks for the password, and says when it ended and how long it took', async () => {
    const page = opened.page();
    await page.goto('/admin/operations');
    await card().getByRole('button', { name: 'Rebuild' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rebuild all read models?' });
    await dialog.getByLabel('Your password').fill('another password');
    await page.keyboard.press('Enter');
    await page.getByText('The password is not right').last().waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await dialog.getByLabel('Your password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await card()
      .getByText(/^9 read models made again on .*, in .* seconds?: \d+ documents\.$/)
      .waitFor();
    await card()
      .getByText(/^Asked for by/)
      .waitFor();
    await expect
      .poll(() =>
        card()
          .getByRole('button', { name: 'Rebuild' })
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });

  it('shows its progress, that it waits, and what to do where it failed', async () => {
    const page = opened.page();
    const running: Partial<Rebuild> = {
      state: 'running',
      made: [],
      current: 'scan-statistics',
      share: 0.42,
      endedAt: null,
    };
    await shows(page, running);
    await card()
      .getByRole('progressbar', { name: /: Scan statistics, 1 of 9$/ })
      .waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await shows(page, { ...running, state: 'waiting', current: null });
    await card().getByText('9 read models: waiting to be made again').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    const failure = { readModel: 'codes', problem: 'other-version' } as const;
    await shows(page, { state: 'failed', failure });
    await card().getByText('The rebuild failed at: Codes').waitFor();
    await card().getByText('Finish the upgrade').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });

  it('is in the audit, with who asked for it', async () => {
    const page = opened.page();
    await page.goto('/admin/audit');
    await page.getByText('A rebuild of 9 read models was asked for: codes, users,').waitFor();
  });
});
