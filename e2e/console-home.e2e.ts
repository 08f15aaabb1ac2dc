import { describe, expect, it } from 'vitest';
import { useConsolePage } from './support/console-page.ts';
import { faultsAtEachWidth } from './support/faults.ts';
import { ROSA } from './support/people.ts';

/** The code in the groups in which it is printed. */
const printed = (code: string) => `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`;

const SOON = { timeout: 30_000, interval: 250 };

describe('the home of the console', () => {
  const opened = useConsolePage();

  it('is first in the navigation, and says what is new', async () => {
    const page = opened.page();
    const first = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first();
    expect(await first.textContent()).toBe('Home');
    await first.click();
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
    await page.getByText('Nothing: every code is approved.').waitFor();
    const claims = page.getByRole('table', { name: 'Newest claims' });
    await claims.getByText(`${ROSA.firstName} ${ROSA.lastName}`).waitFor();
    await page.getByRole('img', { name: /^Scans a day in two weeks/ }).waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });

  it('lists pictures that found no code, until they are dismissed', async () => {
    const page = opened.page();
    const garden = { name: 'garden.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const sent = await page.request.post('/barcode/upload', {
      multipart: { files: garden },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(sent.status()).toBe(200);
    await page.reload();
    const card = page.getByRole('region', { name: 'Failed uploads' });
    await card.getByText('No QR code was found in this picture').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.goto('/admin/operations');
    await card.getByText('garden.png').waitFor();
    await card.getByRole('button', { name: 'Dismiss garden.png' }).press('Enter');
    await card.getByText('Every picture found its code.').waitFor();
    const heading = card.getByRole('heading', { name: 'Failed uploads' });
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement), SOON)
      .toBe(true);
    await page.goto('/admin/home');
    await card.getByText('Every picture found its code.').waitFor();
  });

  it('leads to a code of a claim', async () => {
    const page = opened.page();
    await page.getByRole('link', { name: printed(opened.code()) }).click();
    await page.getByRole('heading', { name: 'Generate QR Links' }).waitFor();
    await page.getByText('Total QR 1').waitFor();
  });
});

describe('the jump bar', () => {
  const opened = useConsolePage();
  const bar = () => opened.page().getByRole('combobox');
  const open = async () => {
    await opened.page().keyboard.press('Control+k');
    await bar().waitFor();
    await expect.poll(() => bar().evaluate((input) => input === document.activeElement), SOON).toBe(true);
  };

  it('leads to a section by keyboard alone', async () => {
    const page = opened.page();
    await open();
    await page.keyboard.type('oper');
    await page.getByRole('option', { name: /^Operations/ }).waitFor();
    await expect.poll(() => page.getByRole('option').count(), SOON).toBe(1);
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('leads to a code in the printed grouping, and to those of an owner', async () => {
    const page = opened.page();
    const option = page.getByRole('option', { name: printed(opened.code()) });
    for (const text of [printed(opened.code()).toLowerCase(), ROSA.email]) {
      await open();
      await page.keyboard.type(text);
      await option.waitFor();
      await option.click();
      await page.getByText('Total QR 1').waitFor();
    }
  });

  it('leads to a person by their name', async () => {
    const page = opened.page();
    await open();
    await page.keyboard.type(`${ROSA.firstName} ${ROSA.lastName.slice(0, 2)}`);
    await page.getByRole('option', { name: ROSA.email }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `${ROSA.firstName} ${ROSA.lastName}` }).waitFor();
    await page.getByRole('link', { name: 'What this person did' }).click();
    await page.getByText('The code was claimed.').waitFor();
    await page.getByLabel('Person: email, name or id').fill(ROSA.email);
    await page.keyboard.press('Enter');
    await page.waitForURL(/person=rosa/);
    await page.getByText('The code was claimed.').waitFor();
    await page.goto('/admin/home');
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  });

  it('closes on Escape, and says where nothing is found', async () => {
    const page = opened.page();
    await open();
    await page.keyboard.type('zz top');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Escape');
    await bar().waitFor({ state: 'detached' });
  });
});

describe('the operations in the console', () => {
  const opened = useConsolePage();

  it('show engines and read models, and refresh by themselves', async () => {
    const page = opened.page();
    await page.goto('/admin/operations');
    const models = page.getByRole('table', { name: 'Read models' });
    await models.getByText('Scan statistics').waitFor();
    await page
      .getByRole('table', { name: 'Engines' })
      .getByText(/^in \d+ ms$/)
      .first()
      .waitFor();
    await page.getByRole('table', { name: 'Reactions' }).getByText('Uploaded pictures').waitFor();
    await page.waitForResponse((response) => new URL(response.url()).pathname === '/admin-api/operations');
    // The second report tells the speed.
    await expect.poll(() => models.getByRole('row').nth(1).textContent(), SOON).toMatch(/\d$/);
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });
});
