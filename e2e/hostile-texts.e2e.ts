import { FILE_FAULTS } from '@qlaim/backend/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './support/browsers.ts';
import type { AttackWatch } from './support/hostile/attack-watch.ts';
import { ACTIVE_PDFS } from './support/hostile/hostile-files.ts';
import { MALLORY, useHostilePages } from './support/hostile/hostile-pages.ts';
import { ALL_TEXTS, HOSTILE_TEXTS, packed } from './support/hostile/hostile-texts.ts';
import { enterConsole, signIn } from './support/people.ts';

describe('hostile texts, links and files do nothing', () => {
  const hostile = useHostilePages();

  /** Expects that nothing ran or was refused, and that no text became more than text. */
  async function expectHarmless(watch: AttackWatch): Promise<void> {
    expect(await watch.traces()).toEqual([]);
    expect(watch.seen).toEqual([]);
  }

  it('are at least 100, of ten classes', () => {
    expect(new Set(ALL_TEXTS).size).toBeGreaterThanOrEqual(100);
    expect(Object.keys(HOSTILE_TEXTS).length).toBeGreaterThanOrEqual(10);
  });

  it.each(['', "default-src 'none'; script-src 'self'"])(
    'are noticed where a page is open to them: %j',
    async (policy) => {
      const { page, watch } = await hostile.open(DESKTOP);
      const body = `<!doctype html><title>x</title>${HOSTILE_TEXTS['event handlers'][0]}<a href="javascript:__xss()">x</a>`;
      const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
      await page.route('**/open', (route) => route.fulfill({ headers, body }));
      await page.goto('/open');
      await expect.poll(() => watch.seen.length).toBeGreaterThan(0);
      expect(await watch.traces()).toEqual(['img onerror', 'a javascript:__xss()']);
    },
  );

  describe('to a scanner', () => {
    let page: Page;
    let watch: AttackWatch;
    beforeAll(async () => {
      ({ page, watch } = await hostile.open(PHONE));
    });

    it.each(['texts', 'more'] as const)(
      'on a page (%s), with its pictures and papers open',
      async (place) => {
        await page.goto(`/${hostile.codeOf(place)}`);
        await page.getByText('onerror=').first().waitFor();
        const folded = page.locator('details:not([open]) > summary');
        while ((await folded.count()) > 0) await folded.first().click();
        const picture = page.locator('a[data-enlarge]').first();
        for (const opened of [picture, ...(await page.locator('a[data-pdf]').all()).slice(0, 3)]) {
          if ((await opened.count()) === 0) continue;
          await opened.click();
          await page.getByRole('dialog').waitFor();
          await page.keyboard.press('Escape');
          // The step back in the history would fail the next page.
          await page.waitForFunction(() => history.state !== 'overlay');
        }
        await expectHarmless(watch);
      },
    );

    it('in a gallery', async () => {
      await page.goto(`/${hostile.codeOf('gallery')}`);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.locator('a[data-enlarge]').first().click();
      await page.getByRole('dialog').waitFor();
      await expectHarmless(watch);
    });

    it('at the gate, and behind it', async () => {
      await page.goto(`/${hostile.codeOf('gate')}`);
      const field = page.getByLabel('Secure code', { exact: true });
      await field.fill('"><svg/onload=x>');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Invalid secure code').waitFor();
      await expectHarmless(watch);
      await field.fill(hostile.secureCode);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('onerror=').first().waitFor();
      await expectHarmless(watch);
    });

    it('in the addresses of the claim page and the welcome page', async () => {
      for (const pack of packed(1000)) {
        const text = encodeURIComponent(pack);
        await page.goto(`/welcome?why=${text}&code=${text}&language=${text}`);
        await page.getByRole('link', { name: 'Sign up' }).first().waitFor();
        expect(watch.seen).toEqual([]);
      }
      await expectHarmless(watch);
      for (const text of packed(300, HOSTILE_TEXTS['templates and data'])) {
        await page.goto(`/claim/${encodeURIComponent(text)}?code=${encodeURIComponent(text)}`);
        await page.getByRole('link').first().waitFor();
      }
      await page.goto(`/claim/${hostile.free()}?why=${encodeURIComponent(ALL_TEXTS[0] ?? '')}`);
      await page.getByRole('link').first().waitFor();
      await expectHarmless(watch);
    });

    it('on the page of a phone number', async () => {
      // The call starts before the page has loaded.
      await page.goto(`/${hostile.codeOf('phone')}`, { waitUntil: 'commit' });
      await page.getByRole('heading').waitFor();
      await expectHarmless(watch);
    });
  });

  it('in the links of a Smart QR and of a link, which lead to the web alone', async () => {
    const { page, watch } = await hostile.open(PHONE);
    await page.goto(`/${hostile.codeOf('smart')}`, { waitUntil: 'commit' });
    await expect.poll(() => watch.seen.length).toBeGreaterThan(0);
    expect(await watch.traces()).toEqual([]);
    expect(watch.seen.filter((what) => !what.startsWith('asked: http'))).toEqual([]);
    const { status, headers } = await fetch(`${hostile.product().url}/${hostile.codeOf('link')}`, {
      redirect: 'manual',
    });
    expect([status, headers.get('set-cookie')]).toEqual([302, null]);
    expect(headers.get('location')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=%22onload=__xss\(\)$/);
  });

  it('to their owner, in the list, the editor, the history and the profile', async () => {
    const { page, watch } = await hostile.open(DESKTOP);
    await page.goto('/login');
    await signIn(page, MALLORY);
    await page
      .getByRole('link', { name: /Edit QR/ })
      .first()
      .waitFor();
    await page.getByText('onerror=').first().waitFor();
    await expectHarmless(watch);
    await page.goto('/profile');
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(MALLORY.firstName);
    await expectHarmless(watch);
    for (const place of ['texts', 'gallery', 'smart'] as const) {
      const code = hostile.codeOf(place);
      await page.goto(`/edit/${code}`);
      await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
      await page.getByRole('button', { name: 'History', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectHarmless(watch);
    }
    await page.goto(`/codes/${hostile.codeOf('link')}`);
    await page.getByRole('heading').first().waitFor();
    await expectHarmless(watch);
  });

  it.each(Object.entries(ACTIVE_PDFS))('in a PDF with %s, which is refused', async (_name, pdf) => {
    await expect(hostile.savePdf(pdf)).rejects.toThrow(FILE_FAULTS.pdfActive);
  });

  it('to an admin, in the console', async () => {
    const { page, watch } = await hostile.open(DESKTOP);
    await enterConsole(page);
    const code = hostile.codeOf('link');
    // Codes of one batch have any order, and the first page has a part of them.
    await page.goto(`/admin?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
    const card = page.getByRole('listitem').filter({ hasText: code });
    await card.getByText('<script>__xss()</script>').first().waitFor();
    await expectHarmless(watch);
    await page.getByRole('button', { name: `Edit ${code}` }).click();
    await page.getByRole('dialog').waitFor();
    await expectHarmless(watch);
  });
});
