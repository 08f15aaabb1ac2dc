import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { drawFiles } from '../support/drawn-files.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';

interface Picked {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const BULK = '**/barcode/upload';

describe('the pictures of codes in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let codes: readonly string[] = [];
  let garden: Picked;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    codes = await approvedCodes(product, 13);
    const [drawn] = (await drawFiles(browser, ['seagreen'])).pictures;
    garden = { name: 'garden.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn?.bytes ?? []) };
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const code = (place: number): string => codes[place] ?? '';
  const card = (place: number): Locator =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${code(place)}` }) });
  const picture = (place: number): Locator =>
    card(place).getByRole('img', { name: `QR code ${code(place)}` });

  /** A picture of a code, as the product draws it. */
  async function pictureOf(place: number, size = 500): Promise<Picked> {
    const drawn = await fetch(`${product.url}/barcode/qrcode/${code(place)}?format=png&size=${size}`);
    return {
      name: `${code(place)}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(await drawn.arrayBuffer()),
    };
  }
  const picturesOf = (from: number, to: number): Promise<Picked[]> =>
    Promise.all(Array.from({ length: to - from }, (_, index) => pictureOf(from + index)));

  /** Waits until a card shows a picture that was uploaded. */
  const showsUpload = (place: number): Promise<void> =>
    expect.poll(() => picture(place).getAttribute('src'), { timeout: 30_000 }).toContain('/files/codes/');

  async function openBulk(files: Picked[] | string[]): Promise<Locator> {
    await page.getByRole('button', { name: 'Upload QRs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload QRs' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose pictures' }).click();
    await (await chooser).setFiles(files);
    return dialog;
  }

  it('remembers the code of a card, and opens the picker a second after the click', async () => {
    const upload = card(0).getByRole('button', { name: `Upload image of ${code(0)}` });
    const chooser = page.waitForEvent('filechooser');
    const clickedAt = Date.now();
    await upload.click();
    expect(await page.evaluate(() => localStorage.getItem('qlaim:picture-of'))).toBe(code(0));
    const picker = await chooser;
    expect(Date.now() - clickedAt).toBeGreaterThanOrEqual(1_000);
    await picker.setFiles(await pictureOf(0));
    await page.getByText('Image uploaded successfully').waitFor();
    await showsUpload(0);
    await card(0).locator('time').nth(1).waitFor();
  });

  it('refuses another type, and a picture of another code, in a toast', async () => {
    const input = card(1).locator('input[type=file]');
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await page.getByText('File type must be one of .jpeg, .png, .jpg').waitFor();
    await input.setInputFiles(await pictureOf(2));
    await page.getByText('This picture shows another QR code').waitFor();
    expect(await picture(1).getAttribute('src')).toMatch(/^data:/);
  });

  it('takes a picture that is dropped on a card', async () => {
    const { buffer } = await pictureOf(1);
    const files = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }));
        return data;
      },
      [...buffer],
    );
    await card(1)
      .getByRole('button', { name: `Upload image of ${code(1)}` })
      .dispatchEvent('drop', { dataTransfer: files });
    await showsUpload(1);
  });

  it('deletes a picture after a question', async () => {
    await card(0)
      .getByRole('button', { name: `Delete image of ${code(0)}` })
      .click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this QR code image?',
    });
    await question.getByRole('button', { name: 'No' }).click();
    await question.waitFor({ state: 'detached' });
    await card(0)
      .getByRole('button', { name: `Delete image of ${code(0)}` })
      .click();
    expect(await axe(page)).toEqual([]);
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('QR code Image deleted successfully').waitFor();
    await card(0)
      .getByRole('button', { name: `Upload image of ${code(0)}` })
      .waitFor();
  });

  it('uploads many pictures, and saves the list of those that failed', async () => {
    const saved = page.waitForEvent('download');
    const dialog = await openBulk([...(await picturesOf(2, 7)), garden]);
    await dialog.getByText('5 of 6 pictures were attached').waitFor({ timeout: 90_000 });
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^failed-qr-.*\.csv$/);
    expect(await text(await file.createReadStream())).toBe(
      '"name","reason","message"\r\n"garden.jpg","no_code","No QR code was found in this picture"\r\n',
    );
    await dialog.getByText('No QR code was found in this picture').waitFor();
    await page.locator('.qk-toast', { hasText: '5 of 6 QR codes uploaded, 1 failed' }).waitFor();
    const again = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download the list' }).click();
    expect((await again).suggestedFilename()).toMatch(/^failed-qr-.*\.csv$/);
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    for (let place = 2; place < 7; place += 1) await showsUpload(place);
  });

  it('goes on where a lost connection stopped it, and attaches nothing twice', async () => {
    let calls = 0;
    // The first call arrives, and its answer is lost; the next are cut before they arrive, until the page is online again.
    await page.route(BULK, async (route) => {
      calls += 1;
      if (calls === 1) await route.fetch();
      await route.abort('connectionreset');
    });
    const dialog = await openBulk(await picturesOf(7, 13));
    await dialog.getByText('The connection was lost').waitFor({ timeout: 90_000 });
    await dialog.getByText('0 of 6 pictures are done').waitFor();
    const dates = () =>
      Promise.all([7, 8].map((place) => card(place).locator('time').nth(1).getAttribute('datetime')));
    await showsUpload(7);
    const before = await dates();
    await page.unroute(BULK);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('6 pictures were attached').waitFor({ timeout: 90_000 });
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    for (let place = 7; place < 13; place += 1) await showsUpload(place);
    expect(await dates()).toEqual(before);
    expect(calls).toBeGreaterThan(1);
  });

  it('goes on after a reload with the same files, and sends the rest alone', async () => {
    const files = await picturesOf(0, 7);
    // Files on a disk keep their time, by which they are recognised.
    const folder = await mkdtemp(join(tmpdir(), 'qlaim-pictures-'));
    const paths = files.map(({ name }) => join(folder, name));
    await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? '', buffer)));
    const sent: string[] = [];
    await page.route(BULK, async (route) => {
      sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
      if (sent.length === 1) await route.continue();
      else await route.abort('connectionreset');
    });
    const dialog = await openBulk(paths);
    await dialog.getByText('5 of 7 pictures are done').waitFor({ timeout: 90_000 });
    page.once('dialog', (leave) => void leave.accept());
    await page.reload();
    await page.unroute(BULK);
    await page.route(BULK, async (route) => {
      sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
      await route.continue();
    });
    await page.getByRole('button', { name: 'Upload QRs' }).click();
    await page.getByText('5 pictures were attached before').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const again = await openBulk(paths);
    await again.getByText('2 pictures were attached').waitFor({ timeout: 90_000 });
    await again.getByText('5 pictures were attached before').waitFor();
    const last = sent.at(-1) ?? '';
    expect(files.map(({ name }) => last.includes(name))).toEqual([...Array(5).fill(false), true, true]);
    await again.getByRole('button', { name: 'Close', exact: true }).first().click();
    await page.unroute(BULK);
    await rm(folder, { recursive: true });
    await page.getByRole('button', { name: 'Upload QRs' }).click();
    await page.getByRole('button', { name: 'Choose pictures' }).waitFor();
    expect(await page.getByText('attached before').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('says what failed on the server, else that it was its error', async () => {
    await page.route(BULK, (route) => route.fulfill({ status: 400, body: '<h1>Bad</h1>' }));
    const dialog = await openBulk([await pictureOf(0)]);
    await dialog.getByText('Internal server error').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.unroute(BULK);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is operated by keyboard, and has no fault at any width', async () => {
    await page.getByRole('button', { name: 'Upload QRs' }).focus();
    await page.keyboard.press('Enter');
    const choose = page.getByRole('dialog').getByRole('button', { name: 'Choose pictures' });
    await expect.poll(() => choose.evaluate((button) => button === document.activeElement)).toBe(true);
    const chooser = page.waitForEvent('filechooser');
    await choose.press('Enter');
    await chooser;
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });
});
