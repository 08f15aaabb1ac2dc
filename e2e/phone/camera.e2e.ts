import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { encodeQR } from 'qr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { ROSA, signIn } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes, registerOwner } from '../support/setup.ts';

const FOLDER = process.env['SCREENS_FOLDER'];
const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const run = promisify(execFile);

/** Makes a film of a symbol that lies on a table, as a camera sees it, from its PNG. */
async function filmOf(png: Uint8Array, folder: string): Promise<string> {
  const [picture, film] = [join(folder, 'symbol.png'), join(folder, 'symbol.mjpeg')];
  await writeFile(picture, png);
  const scene =
    'scale=330:330,rotate=0.12:ow=420:oh=420:c=white,pad=640:480:110:30:color=gray,gblur=sigma=0.8';
  const options = ['-loop', '1', '-i', picture, '-vf', `${scene},fps=10`, '-t', '1', '-pix_fmt', 'yuvj420p'];
  await run('ffmpeg', ['-v', 'error', ...options, '-y', film]);
  return film;
}

describe('a code that is scanned in the app', () => {
  let product: RunningProduct;
  let folder: string;
  let own: string;
  let free: string;
  const browsers: Browser[] = [];

  const symbolOf = async (code: string): Promise<Uint8Array<ArrayBuffer>> =>
    (await fetch(`${product.url}/barcode/qrcode/${code}?format=png&size=600`)).bytes();

  beforeAll(async () => {
    product = await RunningProduct.start();
    folder = await mkdtemp(join(tmpdir(), 'qlaim-camera-'));
    own = (await registerOwner(product, ROSA, 1)).codes[0] ?? '';
    free = (await approvedCodes(product, 1))[0] ?? '';
  });
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The symbol of an address of somebody else, as a PNG. */
  async function foreignSymbol(): Promise<Uint8Array> {
    const picture = encodeQR('https://shop.example/7K3M9QWX2P', 'svg', { border: 4 });
    const browser = await openBrowser();
    const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
    await page.setContent(`<style>*{margin:0}svg{width:100vw;background:#fff}</style>${picture}`);
    const png = await page.screenshot();
    await browser.close();
    return png;
  }

  /** Opens the list of Rosa's codes on a device whose camera sees a symbol; without one, it has no camera. */
  async function listOn(device: BrowserContextOptions, png?: Uint8Array, allowed = true): Promise<Page> {
    const camera = png
      ? [
          '--use-fake-device-for-media-stream',
          `--use-fake-ui-for-media-stream${allowed ? '' : '=deny'}`,
          `--use-file-for-fake-video-capture=${await filmOf(png, await mkdtemp(join(folder, 'film-')))}`,
        ]
      : [];
    const executablePath = process.env['CHROMIUM_PATH'] ?? '';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...camera] });
    browsers.push(browser);
    const page = await visit(browser, device, product.url);
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
    return page;
  }

  const scan = (page: Page) => page.getByRole('button', { name: 'Scan a code' }).click();

  async function picture(page: Page, name: string): Promise<void> {
    if (FOLDER === undefined) return;
    await mkdir(FOLDER, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`) });
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  it('opens the editor of an own one', async () => {
    const page = await listOn(PHONE, await symbolOf(own));
    await scan(page);
    await page.waitForURL(`**/edit/${own}`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  });

  it('leads where a scan leads: a free one is claimed', async () => {
    const page = await listOn(PHONE, await symbolOf(free));
    await scan(page);
    await page.waitForURL((url) => url.pathname !== '/');
    await page
      .getByText(/QR code claimed|is yours/)
      .first()
      .waitFor();
    await page.goto('/');
    await expect.poll(() => page.getByRole('link', { name: /^Edit QR/ }).count()).toBe(2);
  });

  it.each([
    [360, PHONE],
    [768, TABLET],
    [1280, DESKTOP],
  ])('says that a foreign one is none of ours, and goes on, at %d px', async (width, device) => {
    const page = await listOn(device, await foreignSymbol());
    await scan(page);
    const dialog = page.getByRole('dialog', { name: 'Scan a code' });
    await dialog.getByText('This symbol is none of ours. Try another one.').waitFor();
    expect(
      await dialog
        .locator('video')
        .evaluate((video) => video instanceof HTMLVideoElement && video.videoWidth),
    ).toBe(640);
    await picture(page, `scan-foreign-${width}`);
    expect(await axe(page)).toEqual([]);
    // A field with the focus would open the keyboard of a phone.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Scan a code');
  });

  it('may be in a picture, where the camera is refused', async () => {
    const page = await listOn(PHONE, await symbolOf(free), false);
    await scan(page);
    const dialog = page.getByRole('dialog', { name: 'Scan a code' });
    await dialog.getByText('The camera is not allowed.').waitFor();
    await picture(page, 'scan-refused-360');
    expect(await axe(page)).toEqual([]);
    const choose = dialog.getByLabel('Choose a picture of the code');
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
    await choose.setInputFiles(file('broken.png', Buffer.from('no picture')));
    await dialog.getByText('The picture could not be opened.').waitFor();
    await choose.setInputFiles(file('symbol.png', Buffer.from(await symbolOf(own))));
    await page.waitForURL(`**/edit/${own}`);
  });

  it('may be typed, where there is no camera', async () => {
    const page = await listOn(PHONE);
    await scan(page);
    const dialog = page.getByRole('dialog', { name: 'Scan a code' });
    await dialog.getByText('This browser finds no camera.').waitFor();
    await dialog.getByLabel('Printed code').fill('too short');
    await dialog.getByRole('button', { name: 'Claim' }).click();
    await dialog.getByText(/A code has ten letters and digits/).waitFor();
  });
});
