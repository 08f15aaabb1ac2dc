import { describe, expect, it } from 'vitest';
import { faults } from './support/faults.ts';
import { SECURE_CODE, useScanPages } from './support/scan-pages.ts';

describe('a page behind a secure code', () => {
  const scan = useScanPages();

  it('opens to the right code, and says what is wrong with another', async () => {
    const { page, refused } = await scan.phone();
    await page.goto(`/${scan.closed()}`);
    const field = page.getByLabel('Secure code', { exact: true });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Password is required').waitFor();
    await field.fill('a guess');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide' }).click();
    expect(await field.getAttribute('type')).toBe('password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid secure code').waitFor();
    expect(await faults(page)).toEqual([]);

    const waiting = Promise.withResolvers<void>();
    await page.route('**/verify-code', async (route) => {
      await waiting.promise;
      await route.continue();
    });
    await field.fill(SECURE_CODE);
    await field.press('Enter');
    await page.getByRole('button', { name: 'Verifying...' }).waitFor();
    waiting.resolve();
    await page.getByRole('heading', { name: 'Rosa of the bakery' }).waitFor();
    const loaded = () =>
      page
        .getByRole('img')
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    await expect.poll(loaded).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Rosa of the bakery' }).waitFor();
    expect(refused).toEqual([]);
  });

  it('opens without script too', async () => {
    const { page } = await scan.phone({ javaScriptEnabled: false });
    await page.goto(`/${scan.closed()}`);
    expect(await page.getByRole('button').count()).toBe(1);
    await page.getByLabel('Secure code', { exact: true }).fill('a guess');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Invalid secure code').waitFor();
    await page.getByLabel('Secure code', { exact: true }).fill(SECURE_CODE);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Rosa of the bakery' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/info/${scan.closed()}`);
  });
});
