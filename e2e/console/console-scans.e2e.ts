import { beforeAll, describe, expect, it } from 'vitest';
import { textOf, useConsolePage } from '../support/console-page.ts';
import { faultsAtEachWidth } from '../support/faults.ts';

const SOON = { timeout: 30_000, interval: 250 };

describe('the scans of all codes in the console', () => {
  const opened = useConsolePage();

  beforeAll(async () => {
    await opened.scan(3);
    const page = opened.page();
    await page.getByRole('link', { name: 'Scans', exact: true }).click();
    await page.getByRole('heading', { name: 'Scans', level: 1 }).waitFor();
  });

  it('count a day, and name the code and its batch', async () => {
    const page = opened.page();
    await expect
      .poll(async () => {
        await page.reload();
        const total = page.getByText(/^\d+ scans? from/);
        await total.waitFor();
        return total.textContent();
      }, SOON)
      .toMatch(/^3 scans from/);
    await page.getByRole('img', { name: /^3 scans in 30 days\. Most: 3/ }).waitFor();
    const codes = page.getByRole('table', { name: 'Most scanned codes' });
    const row = codes.getByRole('row').nth(1);
    expect((await row.getByRole('cell').allInnerTexts()).slice(-2)).toEqual(['3', '3']);
    await page.getByRole('table', { name: 'Most scanned batches' }).getByText('1 code').waitFor();
  });

  it('are a table beside the chart, and a file', async () => {
    const page = opened.page();
    const days = page.getByRole('region', { name: 'Scans a day' });
    await days.getByText('Show as a table').click();
    await expect.poll(() => days.getByRole('row').count(), SOON).toBe(31);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      days.getByRole('button', { name: /^Download CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^qlaim-scans-by-day-/);
    const lines = (await textOf(download)).trim().split('\n');
    expect(lines).toHaveLength(31);
    expect(lines.at(0)).toBe('Day,Scans');
    expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,3$/);
  });

  it('are of the chosen days, which the address keeps', async () => {
    const page = opened.page();
    const week = page.getByRole('button', { name: '7 days' });
    await week.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /scans in 7 days/ }).waitFor();
    expect(await week.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await page.getByLabel('To', { exact: true }).fill('2026-01-02');
    await page.getByText('0 scans from 1 January 2026 to 2 January 2026').waitFor();
    await page.reload();
    await page.getByText('0 scans from 1 January 2026 to 2 January 2026').waitFor();
    await page.getByRole('button', { name: '30 days' }).click();
    await page.getByRole('img', { name: /^3 scans in 30 days/ }).waitFor();
  });

  it('are those of the last month in two clicks from anywhere, and leave as one file', async () => {
    const page = opened.page();
    await page.goto('/admin/home');
    await page.getByRole('link', { name: 'Scans', exact: true }).click();
    await page.getByRole('button', { name: 'Last month' }).click();
    const first = new Date();
    first.setUTCDate(1);
    first.setUTCMonth(first.getUTCMonth() - 1);
    const month = first.toISOString().slice(0, 7);
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(`${month}-01`);
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByText(/^3 scans on/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^All figures as CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^qlaim-scans-\d/);
    const file = await textOf(download);
    for (const part of ['All scans', 'Day (UTC)', 'Hour (UTC)', 'Device', 'Code', 'Batch'])
      expect(file).toContain(`\n${part},`);
  });

  it('say in words that a range was cut', async () => {
    const page = opened.page();
    await page.goto('/admin/scans?from=2020-01-01&to=2026-01-01');
    await page.getByText(/At most 366 days are counted at once/).waitFor();
  });

  it('fit and are accessible at each width', async () => {
    expect(await faultsAtEachWidth(opened.page())).toEqual([]);
  });
});
