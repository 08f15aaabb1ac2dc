import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { editorOf } from '../support/editor.ts';
import { useOwner } from '../support/owner.ts';
import { ROSA, signIn } from '../support/people.ts';
import type { FileToSend } from '../support/setup.ts';

const FOLDER = process.env['SCREENS_FOLDER'];
const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true };

/** Sends pictures as the share sheet of a phone does: by a form to the address that the manifest names. */
async function share(page: Page, pictures: readonly FileToSend[]): Promise<void> {
  const files = pictures.map(({ name, type, bytes }) => ({
    name,
    type,
    base64: Buffer.from(bytes).toString('base64'),
  }));
  const arrived = page.waitForURL((url) => url.pathname === '/share' || url.pathname === '/login');
  await page.evaluate((sent) => {
    const form = Object.assign(document.createElement('form'), {
      action: '/share',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'pictures',
      multiple: true,
    });
    const chosen = new DataTransfer();
    for (const { name, type, base64 } of sent) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      chosen.items.add(new File([bytes], name, { type }));
    }
    input.files = chosen.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
  await arrived;
}

/** Waits until the worker takes what is shared. An installed app has it from its first start on. */
async function withWorker(page: Page): Promise<void> {
  await page.goto('/share');
  await page.getByRole('heading', { name: 'No picture waits' }).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER === undefined) return;
  await mkdir(FOLDER, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return stores.flat().length;
  });

describe('pictures that are shared with the app', () => {
  const owner = useOwner(5);

  it.each([
    [360, PHONE, 0],
    [768, TABLET, 1],
    [1280, DESKTOP, 2],
  ])(
    'wait for the sign-in, and go into the gallery that is chosen, at %d px',
    async (width, device, place) => {
      const { pictures, codes } = owner.given();
      const code = codes[place] ?? '';
      const page = await owner.signedIn(device);
      await withWorker(page);
      await page.context().clearCookies();
      await share(page, pictures.slice(0, 2));
      await signIn(page, ROSA);
      await page.getByText('2 pictures can go into one of your codes. Choose it here.').waitFor();
      expect(await page.getByRole('list', { name: 'The pictures' }).getByRole('listitem').count()).toBe(2);
      await picture(page, `share-${width}`);
      expect(await axe(page)).toEqual([]);
      const printed = code.replace(/(.{4})(.{4})(.{2})/, '$1 $2 $3');
      await page.getByRole('link', { name: `Make a gallery: ${printed}` }).click();
      const editor = editorOf(page, code);
      await editor.expectTab('Images/Videos');
      await editor.uploaded(pictures.slice(0, 2));
      expect(new URL(page.url()).search).toBe('');
      await expect.poll(() => kept(page)).toBe(0);
      await editor.save();
      await editor.uploaded(pictures.slice(0, 2));
    },
  );

  it('go into a page, whose pictures unfold', async () => {
    const { pictures, codes } = owner.given();
    const code = codes[3] ?? '';
    const page = await owner.signedIn(PHONE);
    await withWorker(page);
    await share(page, pictures.slice(0, 2));
    await page.getByRole('button', { name: 'Remove goldenrod.jpg' }).click();
    await page.getByText('1 picture can go into one of your codes.').waitFor();
    const printed = code.replace(/(.{4})(.{4})(.{2})/, '$1 $2 $3');
    await page.getByRole('link', { name: `Make a page: ${printed}` }).click();
    const editor = editorOf(page, code);
    await editor.expectTab('Create Page');
    await page.getByRole('button', { name: 'Remove steelblue.jpg' }).waitFor();
    expect(await page.getByText('goldenrod.jpg').count()).toBe(0);
  });

  it('are refused in words where the list takes no such file', async () => {
    const { codes } = owner.given();
    const code = codes[4] ?? '';
    const page = await owner.signedIn(PHONE);
    await withWorker(page);
    const bytes = new Uint8Array([1, 2, 3]);
    await share(page, [{ name: 'rose.webp', type: 'image/webp', bytes }]);
    const printed = code.replace(/(.{4})(.{4})(.{2})/, '$1 $2 $3');
    await page.getByRole('link', { name: `Make a gallery: ${printed}` }).click();
    await page
      .getByText(/File type must be one of/)
      .first()
      .waitFor();
    await page.getByText('rose.webp').first().waitFor();
    // Another code may take it.
    expect(await kept(page)).toBe(1);
  });

  it('are remembered on the list, and gone after a sign-out', async () => {
    const { pictures } = owner.given();
    const page = await owner.signedIn(PHONE);
    await withWorker(page);
    await share(page, pictures.slice(0, 1));
    await page.getByText('1 picture can go into one of your codes.').waitFor();
    await page.goto('/');
    await page.getByText('1 picture waits for a code.').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    // The guard may lead to the sign-in as soon as the session has ended.
    await expect.poll(() => kept(page)).toBe(0);
  });

  it('are asked for again where no worker has received them', async () => {
    const { pictures } = owner.given();
    const page = await owner.signedIn(PHONE);
    await share(page, pictures.slice(0, 1));
    await page.getByRole('heading', { name: 'The pictures did not arrive' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await share(page, pictures.slice(0, 1));
    await page.getByText('1 picture can go into one of your codes.').waitFor();
  });

  it('are all that the worker touches', async () => {
    const page = await owner.signedIn(PHONE);
    await withWorker(page);
    await page.reload();
    await page.getByRole('heading', { name: 'No picture waits' }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await kept(page)).toBe(0);
  });
});

describe('the line about the home screen', () => {
  const owner = useOwner(1);
  const offered = (page: Page) =>
    page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      });
      return window.dispatchEvent(offer);
    });

  it('offers what the browser offers, and stays away once it is dismissed', async () => {
    const page = await owner.signedIn(PHONE);
    // The browser shows nothing of its own.
    expect(await offered(page)).toBe(false);
    const line = page.getByRole('region', { name: 'Add to home screen' });
    await line.getByText('Keep your codes at hand').waitFor();
    await picture(page, 'home-360');
    expect(await axe(page)).toEqual([]);
    await line.getByRole('button', { name: 'Add to home screen' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-prompted')).toBe('');
    await line.getByRole('button', { name: 'Don’t show this again' }).click();
    await line.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: /^Edit QR/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await offered(page);
    expect(await line.count()).toBe(0);
  });

  it('says on an iPhone how it is done there', async () => {
    const page = await owner.signedIn(PHONE);
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
    await page.reload();
    await page.getByText('tap Share in your browser, then Add to Home Screen').waitFor();
  });

  it('is not shown by the installed app', async () => {
    const page = await owner.signedIn(PHONE);
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Keep your codes at hand').count()).toBe(0);
    // The installed app takes shared pictures from its first start on.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(1);
  });
});
