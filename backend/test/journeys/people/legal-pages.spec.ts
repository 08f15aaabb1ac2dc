// @built-apps web-public

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { LEGAL_PAGES } from '../../../src/contract/legal/legal-page.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { DEFINITIONS } from '../../../src/domain/catalogue.ts';
import { LEGAL_TEXTS } from '../../../src/texts/legal/index.ts';
import { LEGAL_NAMES } from '../../../src/texts/legal-names/index.ts';
import { submitForm } from '../harness/forms.ts';
import { onEmbedded } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { savePage } from '../harness/pages.ts';
import { refusalOf } from '../harness/refusal.ts';

function legalDir(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const PUBLISHED = legalDir({
  'imprint.en.md': '# Bags Ltd.\n\nHigh Street 1 <script>alert(1)</script>',
  'imprint.ar.md': 'شركة الحقائب',
  'rules.en.md': 'No hate.',
  'privacy.en.md': 'We are *Bags Ltd.*',
});

/** The legal pages that the foot of a page links. */
const linked = (html: string) =>
  Array.from(
    (html.split('aria-label="Legal"')[1] ?? '').matchAll(/href="\/legal\/(\w+)"/g),
    ([, page]) => page,
  );

onEmbedded(
  'the legal pages of a shop',
  (given) => {
    const open = async (path: string, language = 'en') => {
      const response = await given.browser().fetch(path, {
        headers: { accept: 'text/html', 'accept-language': language },
      });
      return { response, html: await response.text() };
    };

    it('show what the shop wrote, as text', async () => {
      const { response, html } = await open('/legal/imprint');
      expect(response.status).toBe(200);
      expect(html).toContain('<h2>Bags Ltd.</h2>');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toContain('<script');
      expect(html).toContain('<title>Imprint</title>');
    });

    it('may be kept by a browser for some minutes, one for each language', async () => {
      const { response } = await open('/legal/imprint');
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(response.headers.get('vary')).toMatch(/Accept-Language.*Cookie|Cookie.*Accept-Language/);
      const etag = response.headers.get('etag') ?? '';
      const again = await given.browser().fetch('/legal/imprint', {
        headers: { accept: 'text/html', 'accept-language': 'en', 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
      expect(response.headers.get('set-cookie')).toBeNull();
    });

    it('are in the language of the reader, else in one that there is, which is named', async () => {
      const arabic = await open('/legal/imprint', 'ar');
      expect(arabic.html).toContain('شركة الحقائب');
      expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
      const german = await open('/legal/imprint', 'de');
      expect(german.html).toContain('<title>Impressum</title>');
      expect(german.html).toContain(LEGAL_TEXTS.de.otherLanguage);
      expect(german.html).toMatch(/<div[^>]* lang="en" dir="ltr"/);
    });

    it.each(LEGAL_PAGES)('%s has an address, and is linked where it exists', async (page) => {
      const { response, html } = await open(`/legal/${page}`, 'fr');
      const missing = page === 'terms' || page === 'contact';
      expect(response.status).toBe(missing ? 404 : 200);
      expect(html.includes(LEGAL_TEXTS.fr.missing.words)).toBe(missing);
      expect(html).toContain(`<title>${LEGAL_NAMES.fr.pages[page]}</title>`);
    });

    it('lead nowhere where no page has the name', async () => {
      for (const path of ['/legal/nothing', '/legal/terms/2026-01-01', '/legal/terms/x'])
        expect((await open(path)).response.status).not.toBe(200);
      const first = await given.browser().open('/legal');
      expect(first.headers.get('location')).toMatch(/\/legal\/imprint$/);
    });

    it('are linked by every page for scanners', async () => {
      const owner = await given.signUp();
      const code = await given.codeOf(owner);
      await savePage(owner, code, { title: 'Rosa' });
      const phone = await given.codeOf(owner);
      const phoneNumber = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };
      await owner.browser.call(ROUTES.updateCode, {
        params: { id: phone },
        body: { type: 'phoneNumber', phoneNumber },
      });
      for (const path of [`/info/${code}`, `/${code}+`, `/${phone}`, `/report/${code}`, '/welcome'])
        expect(linked((await open(path)).html), path).toEqual([
          'imprint',
          'privacy',
          'accessibility',
          'rules',
        ]);
    });

    it('are linked by mails', async () => {
      const owner = await given.signUp();
      const [mail] = await mailsTo(given.product, owner.user.email, /./);
      expect(mail?.text).toMatch(/\n\nImprint: https?:\/\/\S+\/legal\/imprint\nPrivacy: /);
    });

    describe.each(LANGUAGES)('the privacy notice in %s', (language) => {
      it('names every event with personal data, its purpose and its time', async () => {
        const { html } = await open('/legal/privacy', language);
        const personal = [...DEFINITIONS.values()].filter(({ personalFields }) => personalFields.length > 0);
        for (const { type } of personal) expect(html).toContain(`<code>${type}</code>`);
        expect(html).not.toContain('<code>CodeApproved</code>');
        expect(html).toContain('We are <em>Bags Ltd.</em>');
      });
    });

    it('include a statement of accessibility with a way to write', async () => {
      const { html } = await open('/legal/accessibility', 'es');
      expect(html).toContain('href="mailto:help@bags.example"');
      expect(html).toContain(LEGAL_TEXTS.es.accessibility.lead);
    });
  },
  { environment: { LEGAL_DIR: PUBLISHED, CONTACT_EMAIL: 'help@bags.example' } },
);

const TERMS = legalDir({
  'terms-2026-01-31.en.md': 'The old terms',
  'terms-2026-12-01.en.md': 'The new terms',
  'terms-2026-12-01.de.md': 'Die neuen Bedingungen',
  'terms-2026-12-24-minor.en.md': 'The newest terms',
  'terms-2026-12-24-minor.de.md': 'Die neuesten Bedingungen',
});

onEmbedded(
  'terms of use',
  (given) => {
    it('have versions, which can all be read', async () => {
      const text = async (path: string) => (await given.browser().open(path)).text();
      expect(await text('/legal/terms')).toContain('The newest terms');
      expect(await text('/legal/terms/2026-01-31')).toContain('The old terms');
    });

    it('are accepted before anything else, in words of the API, also in a session that lives on', async () => {
      const { browser, user } = await given.signUp();
      expect((await browser.call(ROUTES.me, {})).user.mustAcceptTerms).toBe('2026-12-24');
      const list = () => browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
      expect(await refusalOf(list())).toMatchObject({
        status: 403,
        code: 'terms_unaccepted',
        message: 'Please accept the terms of use first',
      });
      const old = browser.call(ROUTES.acceptTerms, { body: { version: '2026-12-01', language: 'en' } });
      expect(await refusalOf(old)).toMatchObject({ status: 409, code: 'edited_meanwhile' });

      const accepted = await browser.call(ROUTES.acceptTerms, {
        body: { version: '2026-12-24', language: 'de' },
      });

      expect(accepted.user.mustAcceptTerms).toBeUndefined();
      const admin = await given.admin();
      await admin.browser.call(ROUTES.acceptTerms, { body: { version: '2026-12-24', language: 'en' } });
      const person = await admin.browser.call(ROUTES.adminUser, { params: { id: user._id } });
      expect(person.terms).toMatchObject([{ domain: null, version: '2026-12-24' }]);
      await list();
    });

    it('leave the own data and the way out open', async () => {
      const { browser } = await given.signUp();
      await browser.call(ROUTES.leaving, {});
      await browser.call(ROUTES.sessions, {});
    });

    it('are accepted by a form without script, which leads on to the page that was asked for', async () => {
      const { browser, user } = await given.signUp();
      const page = await browser.fetch('/legal/accept?back=%2Fedit%2F7K3M9QWX2P', {
        headers: { accept: 'text/html', 'accept-language': 'de' },
      });
      const html = await page.text();
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('name="version" value="2026-12-24"');
      expect(html).toContain('name="back" value="/edit/7K3M9QWX2P"');

      const sent = await submitForm(browser, '/legal/accept', {
        version: '2026-12-24',
        language: 'en',
        back: '/edit/7K3M9QWX2P',
      });

      expect(sent.status).toBe(303);
      expect(sent.headers.get('location')).toBe('/edit/7K3M9QWX2P');
      await browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
      const again = await browser.open('/legal/accept?back=%2Fprofile');
      expect(again.headers.get('location')).toBe('/profile');
    });

    it('are asked for before a claim by the page of a code, which follows them', async () => {
      const { browser, user } = await given.signUp();
      const admin = await given.admin();
      await admin.browser.call(ROUTES.acceptTerms, { body: { version: '2026-12-24', language: 'en' } });
      const code = await given.approvedCode();
      const claim = () => submitForm(browser, `/claim/${code}`, { pressed: '1' });
      const first = await claim();
      const accept = `/legal/accept?${new URLSearchParams({ back: `/claim/${code}` })}`;
      expect([first.status, first.headers.get('location')]).toEqual([303, accept]);
      expect((await given.codeNow(code)).user).toBeNull();
      expect(await (await browser.open(accept)).text()).toContain(`name="back" value="/claim/${code}"`);

      const accepted = await submitForm(browser, '/legal/accept', {
        version: '2026-12-24',
        language: 'en',
        back: `/claim/${code}`,
      });

      expect(accepted.headers.get('location')).toBe(`/claim/${code}`);
      expect(await (await browser.open(`/claim/${code}`)).text()).toContain('Claim this code');
      const claimed = await claim();
      expect(claimed.headers.get('location')).toBe(`/edit/${code}?claimed=${code}`);
      expect((await given.codeNow(code)).user?._id).toBe(user._id);
    });

    it('never lead to another site, and nobody else accepts them', async () => {
      const { browser } = await given.signUp();
      for (const back of [
        '//evil.example',
        'https://evil.example',
        '/\\evil.example',
        '/a b',
        'javascript:1',
      ]) {
        const page = await browser.open(`/legal/accept?${new URLSearchParams({ back })}`);
        expect(await page.text(), back).toContain('name="back" value="/"');
      }
      const foreign = await submitForm(
        browser,
        '/legal/accept',
        { version: '2026-12-24', language: 'en', back: '/' },
        { origin: 'https://evil.example' },
      );
      expect(foreign.status).toBe(403);
      expect((await browser.call(ROUTES.me, {})).user.mustAcceptTerms).toBe('2026-12-24');
      const stranger = await given.browser().open('/legal/accept');
      expect(stranger.headers.get('location')).toBe('/login');
    });

    it('are shown again where another version was published meanwhile', async () => {
      const { browser } = await given.signUp();
      const sent = await submitForm(browser, '/legal/accept', {
        version: '2026-12-01',
        language: 'en',
        back: '/',
      });
      expect(sent.status).toBe(200);
      expect(await sent.text()).toContain('value="2026-12-24"');
    });
  },
  { environment: { LEGAL_DIR: TERMS } },
);
