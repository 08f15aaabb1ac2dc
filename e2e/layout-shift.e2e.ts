import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { editorOf } from './support/editor.ts';
import { layoutShift } from './support/layout-shift.ts';
import { ROSA, signIn } from './support/people.ts';
import { useScreens } from './support/screens.ts';

const LIMIT = 0.02;
const SLOW_MS = 500;

describe('no screen jumps while its parts arrive one after another', () => {
  const screens = useScreens();

  it('for an owner', async () => {
    const page = await screens.page();
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('link', { name: /Edit QR/ }).waitFor();
    for (const slow of ['**/banner', '**/barcode/**']) {
      await page.route(slow, async (route) => {
        await sleep(SLOW_MS);
        await route.continue();
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of ['/', `/codes/${screens.owned()}`]) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await layoutShift(page), `${path} at ${width} px with ${slow} late`).toBeLessThan(LIMIT);
        }
      }
      await page.unroute(slow);
    }
  });

  it('for an owner who has just saved', async () => {
    const page = await screens.page();
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('link', { name: /Edit QR/ }).waitFor();
    const editor = editorOf(page, screens.owned());
    await editor.open();
    await editor.openTab('Url / Link');
    await editor.field('Link').fill('https://shop.example/care');
    await editor.save();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await editor.open();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), `${width} px`).toBeLessThan(LIMIT);
      // The card about the first scan is part of the list from its first paint on.
      const served = await page.request.get('/');
      expect(await served.text()).toContain('Saved. Now scan it');
      await page.goto('/');
      await page.getByRole('heading', { name: 'Saved. Now scan it' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), `the list at ${width} px`).toBeLessThan(LIMIT);
    }
    // Within the app, the list shows together with the card, however late its code arrives.
    await page.route('**/assets/FirstScan-*.js', async (route) => {
      await sleep(SLOW_MS);
      await route.continue();
    });
    await editor.open();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Saved. Now scan it' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), 'the list after the editor').toBeLessThan(LIMIT);
  });

  it('and a shift would be noticed', async () => {
    const page = await screens.page();
    // The sign-in arrives rendered. A change before the app has taken it over would break that.
    await page.goto('/register');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('div'), { style: 'height: 200px' });
      document.querySelector('main')?.prepend(late);
    });
    expect(await layoutShift(page)).toBeGreaterThan(LIMIT);
  });
});
