import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_THEMES } from '@qlaim/backend/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { faults, overflow } from './support/faults.ts';
import { layoutShift } from './support/layout-shift.ts';
import { useScanPages } from './support/scan-pages.ts';

const WIDTHS = [320, 360, 768, 1280];
const LONG = {
  title: 'In loving memory of Rosa Alexandra Weiss-Habermann, baker, swimmer, and grandmother of eleven',
  imageText: `${'Donaudampfschifffahrtsgesellschaftskapitaenswitwe '.repeat(4)}https://example.org/${'a'.repeat(200)}`,
};

/** Returns which widths make a page scroll sideways. */
async function wide(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const over = await overflow(page);
    if (over !== undefined) found.push(`${width} px: ${over}`);
  }
  return found;
}

describe('a page', () => {
  const scan = useScanPages();
  const opened = async (device: object = {}) => {
    const { page } = await scan.phone(device);
    await page.goto(`/info/${scan.open()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

  it.each(PAGE_THEMES)(
    'fits and is accessible in the theme %s, light and dark, with a cover',
    async (theme) => {
      await scan.save({ theme, cover: 1 });
      const page = await opened();
      expect(await wide(page)).toEqual([]);
      expect(await faults(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('fits with long texts and twice the size of text', async () => {
    await scan.save({ ...LONG, cover: 0 });
    const page = await opened();
    expect(await wide(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await wide(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('keeps its controls in forced colours', async () => {
    await scan.save({ cover: 0 });
    const page = await opened({ forcedColors: 'active' });
    expect(await wide(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    for (const name of ['Next', 'Previous']) {
      const edge = await page.getByRole('button', { name }).evaluate((button) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(button);
        return borderTopColor !== backgroundColor;
      });
      expect(edge, name).toBe(true);
    }
    await page.context().close();
  });

  it('runs from right to left in Arabic, around the words of its owner', async () => {
    await scan.save({ cover: 0 });
    const page = await opened({ locale: 'ar' });
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await wide(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    const direction = await page
      .getByText('She taught half')
      .evaluate((text) => getComputedStyle(text).direction);
    expect(direction).toBe('ltr');

    // Two pictures remain beside the cover: the left arrow leads on, the right one back.
    await page.getByRole('listitem').getByRole('link').first().press('ArrowLeft');
    await page.getByText('2 من 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('1 من 2').waitFor();
    await page.goto(`/image-videos/${scan.gallery()}`);
    expect(await faults(page), 'gallery').toEqual([]);
    await page.goto(`/info/${scan.closed()}`);
    await page.getByRole('heading', { name: 'أدخل رمز الأمان' }).waitFor();
    expect(await faults(page), 'gate').toEqual([]);
    await page.context().close();
  });

  it('offers its languages as links', async () => {
    const page = await opened({ locale: 'de' });
    const links = page.getByRole('navigation', { name: 'Sprache' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '?language=en',
      '?language=de',
      '?language=fr',
      '?language=es',
      '?language=ar',
    ]);
    expect(await page.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'Abspielen' }).waitFor();
    await page.context().close();
  });

  it('is read aloud in the order of its parts', async () => {
    await scan.save({ cover: 0 });
    const page = await opened();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    for (const part of await page.locator('summary').all()) await part.click();
    const read = await page.locator('main').ariaSnapshot();
    expect(read.split('\n').filter((line) => !line.includes('/url:'))).toEqual([
      '- main:',
      '  - heading "Rosa of the bakery" [level=1]',
      '  - \'link "Enlarge: The lake in the evening"\':',
      '    - text: "Enlarge:"',
      '    - img "The lake in the evening"',
      '  - paragraph: She taught half the town to swim.',
      '  - paragraph:',
      '    - text: More at',
      '    - link "https://example.org/Rosa":',
      '  - region "Pictures":',
      '    - list:',
      '      - listitem:',
      '        - \'link "Enlarge: Picture 1 of 2"\':',
      '          - text: "Enlarge:"',
      '          - img "Picture 1 of 2"',
      '      - listitem:',
      '        - \'link "Enlarge: Picture 2 of 2"\':',
      '          - text: "Enlarge:"',
      '          - img "Picture 2 of 2"',
      '    - button "Play"',
      '    - text: 1 of 2',
      '    - button "Previous"',
      '    - button "Next"',
      '  - paragraph: Summers at the lake',
      '  - region "Film":',
      '    - group:',
      '      - heading "Film" [level=2]',
      '      - link "Play the film Plays from YouTube, which then sees your visit":',
      '  - region "Her letters":',
      '    - group:',
      '      - heading "Her letters" [level=2]',
      '      - list:',
      '        - listitem:',
      expect.stringMatching(/^ {10}- text: Letters\.pdf PDF, \d+ kB$/),
      '          - link "Open Letters.pdf":',
      '          - link "Download Letters.pdf":',
    ]);
    await page.context().close();
  });

  it('does not jump while its pictures and scripts arrive', async () => {
    await scan.save({ cover: 0 });
    const { page } = await scan.phone();
    await page.route('**/{files,assets}/**', async (route) => {
      await sleep(400);
      await route.continue();
    });
    for (const path of [`/info/${scan.open()}`, `/image-videos/${scan.gallery()}`]) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
    await page.context().close();
  });

  it('prints as a card: all its pictures, no controls, and the address of its film', async () => {
    await scan.save({ cover: 0, theme: 'night' });
    const page = await opened();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    const pictures = await page.locator('main img').evaluateAll((all) =>
      all.map((picture) => {
        const { left, right, width } = picture.getBoundingClientRect();
        return width > 50 && left >= 0 && right <= innerWidth;
      }),
    );
    expect(pictures).toEqual([true, true, true]);
    const { ground, address } = await page.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      address: getComputedStyle(document.querySelector('.qp-play') ?? document.body, '::after').content,
    }));
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(address).toContain('youtube.com/watch?v=abcdefghijk');
    await page.context().close();
  });
});
