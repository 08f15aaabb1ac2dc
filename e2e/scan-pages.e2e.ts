import { describe, expect, it } from 'vitest';
import { faults } from './support/faults.ts';
import { DESCRIPTION, useScanPages } from './support/scan-pages.ts';
import { touch } from './support/touch.ts';

describe('what a scanner sees', () => {
  const scan = useScanPages();

  it('is complete without script', async () => {
    const { page } = await scan.phone({ javaScriptEnabled: false });
    await page.goto(`/${scan.open()}`);
    expect(new URL(page.url()).pathname).toBe(`/info/${scan.open()}`);
    await page.getByRole('heading', { name: 'Rosa of the bakery' }).waitFor();
    expect(await page.getByRole('img', { name: DESCRIPTION }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'https://example.org/Rosa' }).getAttribute('target')).toBe(
      '_blank',
    );
    for (const part of await page.locator('summary').all()) await part.click();
    expect(await page.getByRole('link', { name: 'Open Letters.pdf' }).getAttribute('href')).toContain(
      '/files/',
    );
    expect(await page.getByRole('link', { name: /Play the film/ }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
    expect(await page.getByRole('button').count()).toBe(0);

    await page.goto(`/${scan.gallery()}`);
    expect(await page.getByRole('img').count()).toBe(3);
  });

  it('shows the title of a gallery, and its pictures in the middle', async () => {
    const { page } = await scan.phone();
    await page.goto(`/${scan.gallery()}`);
    await page.getByRole('heading', { level: 1, name: 'Pictures' }).waitFor();
    expect(await page.title()).toContain('Pictures');
    expect(await faults(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const off = () =>
        page.locator('.swiper-slide-active').evaluate((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
        });
      await expect.poll(off, { message: `${width} px` }).toBeLessThan(2);
    }
  });

  it('is a slider that stands still under reduced motion, and whose pictures can be enlarged', async () => {
    const { page, refused } = await scan.phone();
    await page.goto(`/${scan.open()}`);
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 3').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText('1 of 3').waitFor();
    expect(await faults(page)).toEqual([]);

    const picture = page.getByRole('link', { name: `Enlarge: ${DESCRIPTION}` });
    await picture.press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Enlarged picture' });
    await overlay.getByRole('img', { name: DESCRIPTION }).waitFor();
    expect(await faults(page), 'enlarged').toEqual([]);
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    expect(await picture.evaluate((link) => link === document.activeElement)).toBe(true);

    await picture.press('ArrowRight');
    await page.getByText('2 of 3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('1 of 3').waitFor();
    await picture.click();
    // Going back before the overlay is open would leave the page.
    await overlay.getByRole('img', { name: DESCRIPTION }).waitFor();
    await page.goBack();
    await overlay.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/info/${scan.open()}`);
    expect(refused).toEqual([]);
  });

  it('zooms an enlarged picture by pinch and keys, and goes on by swipe and steps', async () => {
    const { page } = await scan.phone();
    await page.goto(`/${scan.open()}`);
    await page.getByRole('link', { name: `Enlarge: ${DESCRIPTION}` }).tap();
    const overlay = page.getByRole('dialog', { name: 'Enlarged picture' });
    const picture = overlay.getByRole('img', { name: DESCRIPTION });
    await picture.waitFor();
    const scale = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
    await touch(page, (step) => [150 - step * 6, 210 + step * 6]);
    await expect.poll(scale).toBeGreaterThan(2);
    expect(await overlay.getByRole('button', { name: 'Zoom' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('-');
    await expect.poll(scale).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(scale).toBeGreaterThan(1);
    await overlay.getByRole('button', { name: 'Zoom' }).tap();
    await expect.poll(scale).toBe(1);
    await touch(page, (step) => [300 - step * 16]);
    await overlay.getByText('2 of 3').waitFor();
    await overlay.getByRole('button', { name: 'Next' }).tap();
    await overlay.getByText('3 of 3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await overlay.getByText('2 of 3').waitFor();
    await overlay.getByRole('button', { name: 'Close' }).tap();
    await overlay.waitFor({ state: 'detached' });
  });

  it('plays its pictures by itself until it is paused', async () => {
    const { page } = await scan.phone();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`/${scan.open()}`);
    await page.getByText('2 of 3').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });

  it('shows a PDF over the page, which Close takes away', async () => {
    const { page, refused } = await scan.phone();
    await page.goto(`/${scan.open()}`);
    await page.locator('summary', { hasText: 'Her letters' }).click();
    await page.getByRole('link', { name: 'Open Letters.pdf' }).click();
    const overlay = page.getByRole('dialog', { name: 'Letters.pdf' });
    const drawn = () =>
      overlay.getByRole('img', { name: 'Page 2 of 2' }).evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return false;
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        return pixels.some((value, place) => place % 4 === 0 && value < 100 && pixels[place + 3] === 255);
      });
    await overlay.getByRole('img', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded();
    await expect.poll(drawn).toBe(true);
    expect(await faults(page)).toEqual([]);
    await overlay.getByRole('button', { name: 'Close' }).click();
    await overlay.waitFor({ state: 'detached' });
    expect(refused).toEqual([]);
  });

  it('asks nothing of YouTube before the tap, and then only of its privacy host', async () => {
    const { page, refused } = await scan.phone();
    const hosts = new Set<string>();
    await page.route(/^https:/, (route) => {
      hosts.add(new URL(route.request().url()).host);
      return route.abort();
    });
    await page.goto(`/${scan.open()}`);
    await page.getByRole('button', { name: 'Next' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([]);

    await page.locator('summary', { hasText: 'Film' }).click();
    await page.getByRole('link', { name: /Play the film/ }).click();
    await page.getByTitle('YouTube video player').waitFor();
    await expect.poll(() => [...hosts]).toEqual(['www.youtube-nocookie.com']);
    expect(refused).toEqual([]);
  });

  it('is a gallery that does not play by itself', async () => {
    const { page, refused } = await scan.phone();
    await page.goto(`/${scan.gallery()}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 3').waitFor();
    expect(await page.getByRole('button', { name: /Play|Pause/ }).count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(refused).toEqual([]);
  });
});
