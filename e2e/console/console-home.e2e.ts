import { describe, expect, it } from 'vitest';
import { useConsolePage } from '../support/console-page.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { ROSA } from '../support/people.ts';

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
    const tile = (name: string) => page.getByRole('region', { name });
    await tile('To approve').getByText('of 1 code').waitFor();
    await tile('Claimed this week').getByText('0 in the week before').waitFor();
    await tile('Scans, 8 weeks')
      .getByRole('img', { name: /^Scans a week, oldest first: 0, / })
      .waitFor();
    await tile('Needs a look').getByText('All is well').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });

  it('counts pictures that found no code, and leads to them', async () => {
    const page = opened.page();
    const garden = { name: 'garden.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const sent = await page.request.post('/barcode/upload', {
      multipart: { files: garden },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(sent.status()).toBe(200);
    await page.reload();
    await page.getByText('1 failed upload').waitFor();
    await page.getByRole('link', { name: 'Needs a look' }).click();
    const card = page.getByRole('region', { name: 'Failed uploads' });
    await card.getByText('No QR code was found in this picture').waitFor();
    await card.getByRole('button', { name: 'Dismiss garden.png' }).press('Enter');
    await card.getByText('Every picture found its code.').waitFor();
    const heading = card.getByRole('heading', { name: 'Failed uploads' });
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement), SOON)
      .toBe(true);
    await page.goto('/admin/home');
    await page.getByText('All is well').waitFor();
  });

  it('leads to the claims', async () => {
    const page = opened.page();
    await page.getByRole('link', { name: 'Claimed this week' }).click();
    await page.waitForURL(/\/admin\/codes\/table\?.*claimedFrom/);
    await page.getByRole('table', { name: 'QR codes' }).getByText(opened.code()).waitFor();
  });
});

describe('the jump bar', () => {
  const opened = useConsolePage();
  const dialog = () => opened.page().getByRole('dialog');
  const bar = () => dialog().getByRole('combobox');
  const option = (name: string | RegExp) => dialog().getByRole('option', { name });
  const open = async () => {
    await opened.page().keyboard.press('Control+k');
    await bar().waitFor();
    await expect.poll(() => bar().evaluate((input) => input === document.activeElement), SOON).toBe(true);
  };

  it('leads to a section by keyboard alone', async () => {
    const page = opened.page();
    await open();
    await page.keyboard.type('oper');
    await option(/^Operations/).waitFor();
    await expect.poll(() => option(/./).count(), SOON).toBe(1);
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('leads to a code in the printed grouping, and to those of an owner', async () => {
    const page = opened.page();
    for (const text of [printed(opened.code()).toLowerCase(), ROSA.email]) {
      await open();
      await page.keyboard.type(text);
      await option(printed(opened.code())).click();
      await page.getByRole('heading', { level: 1, name: printed(opened.code()) }).waitFor();
    }
  });

  it('leads to a person by their name', async () => {
    const page = opened.page();
    await open();
    await page.keyboard.type(`${ROSA.firstName} ${ROSA.lastName.slice(0, 2)}`);
    await option(ROSA.email).waitFor();
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
