// @built-apps web-public web-user

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { NOTHING_OWN, type OwnSettings } from '../../../src/domain/domain-settings/decide.ts';
import { callWith, makeKey } from '../harness/api-keys.ts';
import type { Fixture } from '../harness/fixture.ts';
import { submitForm } from '../harness/forms.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { savePage } from '../harness/pages.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';
import { type FileToSend, photo, sendForm } from '../harness/upload.ts';

const LIST = '/barcode?limit=1';
const GERMAN = 'codes.example.de';
const FRENCH = 'codes.example.fr';

const LEGAL_DIR = mkdtempSync(join(tmpdir(), 'legal-'));
mkdirSync(join(LEGAL_DIR, GERMAN));
writeFileSync(join(LEGAL_DIR, 'imprint.en.md'), 'Bags Ltd.');
writeFileSync(join(LEGAL_DIR, GERMAN, 'imprint.en.md'), 'Taschen GmbH');
writeFileSync(join(LEGAL_DIR, GERMAN, 'contact.en.md'), 'Kontakt');

const ENGLISH = { 'accept-language': 'en' };
const DOMAINS = { environment: { PROXIED_DOMAINS: `${GERMAN},${FRENCH}`, LEGAL_DIR } };

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const soon = (shown: () => Promise<unknown>) => vi.waitFor(shown, SOON);

/** The address of the product at a domain: scheme and port are those of the public one. */
const addressAt = ({ product }: Fixture, domain: string) => {
  const url = new URL(product.publicUrl);
  url.hostname = domain;
  return url.origin;
};

onEveryComposition(
  'the domains of an installation',
  (given) => {
    const first = () => new URL(given.product.publicUrl).hostname;
    const open = (path: string, host: string) => given.browser().open(path, { host, ...ENGLISH });
    const textAt = async (path: string, host: string) => (await open(path, host)).text();
    const leadsTo = async (path: string, host: string) => (await open(path, host)).headers.get('location');
    const change = async (domain: string, own: Partial<OwnSettings>) => {
      const { browser } = await given.admin();
      return browser.call(ROUTES.changeDomain, { body: { domain, ...NOTHING_OWN, ...own } });
    };

    describe('a scan', () => {
      it('stays at its domain where the code has a page of ours', async () => {
        const owner = await given.signUp();
        const code = await given.codeOf(owner);
        await savePage(owner, code, { title: 'Rosa', isProtected: false });
        expect(await leadsTo(`/${code}`, GERMAN)).toBe(`${addressAt(given, GERMAN)}/info/${code}`);
        expect(await leadsTo(`/${code}`, FRENCH)).toBe(`${addressAt(given, FRENCH)}/info/${code}`);
        expect(await leadsTo(`/${code}`, first())).toBe(`${given.product.publicUrl}/info/${code}`);
      });

      it('leads to the storefront of its domain, also once that has changed', async () => {
        expect(await leadsTo('/0000000000', GERMAN)).toContain(`${addressAt(given, GERMAN)}/welcome?`);
        await change(GERMAN, { storefront: 'https://taschen.example/' });
        await soon(async () => expect(await leadsTo('/0000000000', GERMAN)).toBe('https://taschen.example/'));
        expect(await leadsTo('/no-such-page', GERMAN)).toBe('https://taschen.example/');
        expect(await leadsTo('/0000000000', FRENCH)).toContain(`${addressAt(given, FRENCH)}/welcome?`);
        await change(GERMAN, {});
      });

      it.each(['evil.example', 'codes.example.de.evil.example', 'a"><script>', GERMAN.slice(1)])(
        'at the unknown host %s is answered as at the first domain, which names no host of the request',
        async (host) => {
          const answer = await open('/0000000000', host);
          expect(answer.headers.get('location')).toContain(`${given.product.publicUrl}/welcome?`);
          const welcome = await textAt('/welcome', host);
          expect(welcome).not.toContain(host);
          expect(welcome).toContain('Qlaim');
        },
      );
    });

    /** A code that leads to a page, and one that leads to a phone number. */
    const shownCodes = async () => {
      const owner = await given.signUp();
      const [page, phone] = [await given.codeOf(owner), await given.codeOf(owner)];
      await savePage(owner, page, { title: 'Rosa', isProtected: false });
      await owner.browser.call(ROUTES.updateCode, {
        params: { id: phone },
        body: { type: 'phoneNumber', phoneNumber: '+4930123456' },
      });
      return { page, phone };
    };

    describe('the looks of a domain', () => {
      it('are on pages from memory, landing pages and small pages, each at its own host', async () => {
        const { page, phone } = await shownCodes();
        const places = [`/info/${page}`, '/welcome', `/${phone}`, '/legal/privacy'];
        for (const place of places) expect(await textAt(place, GERMAN)).not.toContain('Taschen');
        await change(GERMAN, { name: 'Taschen & Co', colour: '#7a1f3d' });
        for (const place of places)
          await soon(async () => expect(await textAt(place, GERMAN)).toContain('Taschen &amp; Co'));
        for (const place of ['/welcome', `/${phone}`])
          expect(await textAt(place, GERMAN)).toContain('#7a1f3d');
        for (const place of places) {
          expect(await textAt(place, FRENCH)).not.toContain('Taschen');
          expect(await textAt(place, first())).not.toContain('Taschen');
        }
        await change(GERMAN, {});
        await soon(async () => expect(await textAt(`/info/${page}`, GERMAN)).not.toContain('Taschen'));
      });

      it('of the first one are those of all that have none', async () => {
        await change(first(), { name: 'Bags' });
        await soon(async () => expect(await textAt('/welcome', FRENCH)).toContain('Bags'));
        await change(FRENCH, { name: 'Sacs' });
        await soon(async () => expect(await textAt('/welcome', FRENCH)).toContain('Sacs'));
        expect(await textAt('/welcome', first())).toContain('Bags');
        await change(first(), {});
        await change(FRENCH, {});
      });
    });

    const upload = async (file: FileToSend) =>
      sendForm((await given.admin()).browser, ROUTES.uploadLogo.path, 'logo', [file]);
    const stored = async (file: FileToSend) =>
      ROUTES.uploadLogo.answer.parse(await (await upload(file)).json());
    const drawing = async (width: number, height: number, name = 'wool.png'): Promise<FileToSend> => {
      const create = { width, height, channels: 4, background: '#7a1f3d' } as const;
      const bytes = await sharp({ create })
        .withExif({ IFD0: { Artist: 'Rosa Marin' } })
        .png()
        .toBuffer();
      return { name, type: 'image/png', bytes };
    };

    describe('the logo of a domain', () => {
      it('is cleaned, served to anyone, and stands in place of the name', async () => {
        const { page, phone } = await shownCodes();
        const { logo } = await stored(await drawing(320, 96));
        await change(GERMAN, { name: 'Taschen & Co', logo });
        const address = `/_public/logos/${logo}`;
        for (const path of ['/welcome', '/legal/privacy', `/info/${page}`, `/${phone}`])
          await soon(async () => {
            const text = await textAt(path, GERMAN);
            expect(text).toMatch(new RegExp(`<img [^>]*src="${address}"[^>]* alt="Taschen &amp; Co"`));
            expect(text).toContain('width="320" height="96"');
          });
        expect(await textAt('/login', GERMAN)).toContain(address);
        expect(await textAt('/welcome', FRENCH)).not.toContain(address);
        const shown = await open(address, GERMAN);
        expect(shown.headers.get('content-type')).toBe('image/png');
        expect(shown.headers.get('cache-control')).toContain('immutable');
        const bytes = Buffer.from(await shown.arrayBuffer());
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 96 });
        expect(bytes.toString('latin1')).not.toContain('Rosa Marin');
        await change(GERMAN, {});
      });

      it.each([
        ['no picture', async () => ({ name: 'wool.png', type: 'image/png', bytes: Buffer.from('<script>') })],
        [
          'a drawing',
          async () => ({ name: 'wool.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }),
        ],
        ['too many pixels', () => drawing(2001, 10)],
      ])('is refused where it is %s', async (_what, file) => {
        const answer = await upload(await file());
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
      });

      it('has to be stored before a domain gets it', async () => {
        const logo = '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png';
        expect((await refusalOf(change(GERMAN, { logo }))).code).toBe('invalid_input');
        expect((await refusalOf(change(GERMAN, { logo: '../events.db' }))).code).toBe('invalid_input');
        for (const name of [logo, '..%2f..%2fevents.db', 'a.png'])
          expect((await open(`/_public/logos/${name}`, GERMAN)).status).not.toBe(200);
      });
    });

    describe('the app of owners at a domain', () => {
      it.each(['/login', '/register', '/reset?token=t', '/edit/0000000000'])(
        'has its name, colours and legal pages at %s',
        async (path) => {
          await change(GERMAN, { name: 'Taschen & Co', colour: '#7a1f3d' });
          await soon(async () =>
            expect(await textAt(path, GERMAN)).toContain('<title>Taschen &amp; Co</title>'),
          );
          const page = await open(path, GERMAN);
          const text = await page.text();
          const [, style = ''] = /<style>(:root:not[^<]*)<\/style>/.exec(text) ?? [];
          expect(style).toContain('--qk-brand:#7a1f3d');
          const digest = createHash('sha256').update(style).digest('base64');
          expect(page.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
          expect(text).toContain('"legal":["imprint","privacy",');
          expect(text).toContain('"contact"');
          expect(await textAt(path, FRENCH)).not.toContain('Taschen');
          await change(GERMAN, {});
        },
      );

      it('is installed under its name', async () => {
        await change(GERMAN, { name: 'Taschen' });
        const manifest = async (host: string) => (await open('/manifest.webmanifest', host)).json();
        await soon(async () => expect(await manifest(GERMAN)).toMatchObject({ name: 'Taschen' }));
        expect(await manifest(FRENCH)).toMatchObject({ name: 'Qlaim' });
        await change(GERMAN, {});
      });
    });

    describe('the icons of a domain', () => {
      const iconsIn = (html: string) =>
        Array.from(
          html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]*)"/g),
          ([, address = '']) => address,
        );
      const pngAt = async (path: string, host: string) => {
        const answer = await open(path, host);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const { width, height } = await sharp(bytes).metadata();
        const { dominant } = await sharp(bytes).flatten({ background: '#fff' }).stats();
        return { answer, size: [width, height], dominant };
      };
      const manifestAt = async (host: string): Promise<Manifest> =>
        JSON.parse(await textAt('/manifest.webmanifest', host));

      it('have its colour, in the app that a phone installs and in the tabs of browsers', async () => {
        await change(GERMAN, { colour: '#7a1f3d' });
        await soon(async () => expect(await manifestAt(GERMAN)).toMatchObject({ theme_color: '#7a1f3d' }));
        const icons = (await manifestAt(GERMAN)).icons;
        expect(icons).toHaveLength(4);
        for (const { src, sizes } of icons) {
          const { answer, size, dominant } = await pngAt(src, GERMAN);
          expect([answer.status, size.join('x')]).toEqual([200, sizes]);
          expect(answer.headers.get('cache-control')).toContain('immutable');
          expect(dominant.r).toBeGreaterThan(dominant.g + 50);
        }
        const icon = '/_public/icons/7a1f3d-favicon-32.png';
        expect(iconsIn(await textAt('/welcome', GERMAN))).toEqual([icon]);
        const touched = '/_public/icons/7a1f3d-touch-icon-180.png';
        expect(iconsIn(await textAt('/login', GERMAN))).toEqual([icon, touched]);
        expect((await pngAt('/favicon.ico', GERMAN)).size).toEqual([32, 32]);
        const { dominant } = await pngAt('/apple-touch-icon.png', FRENCH);
        expect(dominant.g).toBeGreaterThan(dominant.r);
        expect((await open(icon, FRENCH)).status).not.toBe(200);
        await change(GERMAN, {});
      });

      it('are made of its logo, on white', async () => {
        const { logo } = await stored(await drawing(320, 96));
        await change(GERMAN, { logo });
        const icon = `/_public/icons/${logo.slice(0, 36)}`;
        await soon(async () =>
          expect(iconsIn(await textAt('/login', GERMAN))).toContain(`${icon}-favicon-32.png`),
        );
        const { size, dominant } = await pngAt(`${icon}-icon-maskable-192.png`, GERMAN);
        expect({ size, dominant }).toEqual({ size: [192, 192], dominant: { r: 248, g: 248, b: 248 } });
        expect((await pngAt('/favicon.ico', GERMAN)).size).toEqual([32, 32]);
        await change(GERMAN, {});
      });
    });

    describe('the legal pages of a domain', () => {
      it('are its own where it has some, else those of all', async () => {
        expect(await textAt('/legal/imprint', GERMAN)).toContain('Taschen GmbH');
        expect(await textAt('/legal/imprint', FRENCH)).toContain('Bags Ltd.');
        expect(await textAt('/legal/imprint', first())).toContain('Bags Ltd.');
        expect((await open('/legal/contact', GERMAN)).status).toBe(200);
        expect((await open('/legal/contact', FRENCH)).status).toBe(404);
      });

      it('are those that feet link', async () => {
        expect(await textAt('/welcome', GERMAN)).toContain('href="/legal/contact"');
        expect(await textAt('/welcome', FRENCH)).not.toContain('href="/legal/contact"');
      });
    });

    describe('legal pages that stand elsewhere', () => {
      const LINKS = {
        imprint: 'https://sacs.example/mentions',
        privacy: 'https://sacs.example/confidentialite',
        terms: 'https://sacs.example/cgu',
        termsDay: '2026-12-01',
      };

      it('are those to which the pages of a domain lead', async () => {
        await change(FRENCH, LINKS);
        await soon(async () => expect(await leadsTo('/legal/terms', FRENCH)).toBe(LINKS.terms));
        expect(await leadsTo('/legal/terms/2026-12-01', FRENCH)).toBe(LINKS.terms);
        expect(await leadsTo('/legal/imprint', FRENCH)).toBe(LINKS.imprint);
        const privacy = await textAt('/legal/privacy', FRENCH);
        expect(privacy).toContain(`href="${LINKS.privacy}"`);
        expect(privacy).toContain('What is kept about people');
        expect(await textAt('/welcome', FRENCH)).toContain('href="/legal/terms"');
        expect(await textAt('/login', FRENCH)).toContain('"legal":["imprint","privacy","terms",');
        expect(await textAt('/welcome', GERMAN)).not.toContain('href="/legal/terms"');
        await change(FRENCH, {});
      });

      it('are terms that are accepted at that domain alone, and stored with it', async () => {
        await change(FRENCH, LINKS);
        const { browser, user } = await given.signUp();
        const codesAt = (host: string) => browser.fetch(`/barcode/user/${user._id}`, { headers: { host } });
        await soon(async () => expect((await codesAt(FRENCH)).status).toBe(403));
        expect(await (await codesAt(FRENCH)).json()).toMatchObject({ code: 'terms_unaccepted' });
        expect((await codesAt(GERMAN)).status).toBe(200);
        const asked = await browser.open('/legal/accept', { host: FRENCH, ...ENGLISH });
        const page = await asked.text();
        for (const shown of [`href="${LINKS.terms}"`, `name="domain" value="${FRENCH}"`])
          expect(page).toContain(shown);

        const { terms: link, termsDay: version } = LINKS;
        const accept = (fields: Readonly<Record<string, string>>) => {
          const sent = { domain: FRENCH, version, link, language: 'en', back: '/', ...fields };
          return submitForm(browser, '/legal/accept', sent, {
            host: FRENCH,
            origin: addressAt(given, FRENCH),
          });
        };
        // Other terms than those that serve are shown again.
        for (const other of [{ link: 'https://sacs.example/old' }, { domain: '' }])
          expect((await accept(other)).status).toBe(200);
        expect((await accept({})).status).toBe(303);

        expect((await codesAt(FRENCH)).status).toBe(200);
        const admin = await given.admin();
        const { terms } = await admin.browser.call(ROUTES.adminUser, { params: { id: user._id } });
        // A program reads none.
        const { key } = await makeKey(admin, ['codes:read']);
        const called = await callWith(given.product, key, LIST, { headers: { host: FRENCH } });
        expect(called.status).toBe(200);
        expect(terms).toEqual([{ domain: FRENCH, version, link, at: expect.any(String) }]);
        await change(FRENCH, { ...LINKS, termsDay: '2027-01-01' });
        await soon(async () => expect((await codesAt(FRENCH)).status).toBe(403));
        await change(FRENCH, {});
      });

      it.each([
        [{ terms: LINKS.terms }, 'Enter the day from which these terms count'],
        [{ termsDay: '2026-12-01' }, 'Name the page on which the terms of this day stand'],
        [{ imprint: 'javascript:alert(1)' }, 'Link must start with'],
        [{ privacy: `https://${GERMAN}/legal/privacy` }, 'Name a page elsewhere'],
        [{ terms: `https://${FRENCH}/legal/terms`, termsDay: '2026-12-01' }, 'Name a page elsewhere'],
        [{ terms: LINKS.terms, termsDay: '2026-02-30' }, 'This is not the day of a version'],
      ])('are refused where they are none: %j', async (own, message) => {
        const { code, message: said } = await refusalOf(change(FRENCH, own));
        expect([code, said]).toEqual(['invalid_input', expect.stringContaining(message)]);
      });
    });

    describe('at every domain', () => {
      it('a claim comes from the own page, and no other domain may send it', async () => {
        const owner = await given.signUp();
        const code = await given.approvedCode();
        const claim = (origin: string) =>
          submitForm(owner.browser, `/claim/${code}`, { pressed: '1' }, { host: GERMAN, origin });
        expect((await claim(addressAt(given, FRENCH))).status).toBe(403);
        const claimed = await claim(addressAt(given, GERMAN));
        expect(claimed.headers.get('location')).toBe(`/edit/${code}?claimed=${code}`);
      });

      it('answers speak of that domain, and no code leads to a call of any', async () => {
        const owner = await given.signUp();
        const code = await given.codeOf(owner);
        const answer = await owner.browser.fetch(`/barcode/${code}`, { headers: { host: GERMAN } });
        expect(await answer.json()).toMatchObject({
          barcode: { link: `${addressAt(given, GERMAN)}/${code}` },
        });
        const link = `http://${FRENCH}/auth/logout`;
        const saved = owner.browser.call(ROUTES.updateCode, {
          params: { id: code },
          body: { type: 'link', link },
        });
        expect((await refusalOf(saved)).code).toBe('invalid_input');
      });
    });

    it('files are sent to the host of the page, never to that of another domain', async () => {
      const owner = await given.signUp();
      const code = await given.codeOf(owner);
      const file = await photo();
      const asked = await owner.browser.fetch(`/barcode/files/${code}`, {
        method: 'POST',
        headers: {
          host: GERMAN,
          origin: addressAt(given, GERMAN),
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          files: [{ name: file.name, type: file.type, size: file.bytes.byteLength }],
          folderPath: 'image',
        }),
      });
      const { data } = ROUTES.requestUploads.answer.parse(await asked.json());
      const address = data[0]?.presignedUrl ?? '';
      expect(address).toMatch(/^https?:/);
      // A storage of others has an address of its own.
      expect(address).not.toContain(given.product.publicUrl);
    });

    it('a mail that was asked for at a domain speaks of that domain', async () => {
      await change(GERMAN, { name: 'Taschen & Co' });
      const { email } = await given.signUp();
      const asked = () =>
        given.browser().fetch(ROUTES.requestPasswordReset.path, {
          method: 'POST',
          headers: { host: GERMAN, origin: addressAt(given, GERMAN), 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
      expect((await asked()).status).toBe(200);
      await soon(async () => {
        const [mail] = await mailsTo(given.product, email, /^Set a new Taschen & Co password$/);
        expect(mail?.text).toContain(`${addressAt(given, GERMAN)}/reset?token=`);
        expect(mail?.text).toContain(`${addressAt(given, GERMAN)}/legal/contact`);
      });
      await change(GERMAN, {});
    });

    describe('the list of domains', () => {
      it('names what each has of its own, and what it inherits', async () => {
        await change(first(), { name: 'Bags' });
        await change(GERMAN, { colour: '#7A1F3D' });
        const { browser } = await given.admin();
        const { domains } = await browser.call(ROUTES.domains, {});
        expect(domains.map(({ domain }) => domain)).toEqual([first(), GERMAN, FRENCH]);
        expect(domains.map((domain) => domain.first)).toEqual([true, false, false]);
        expect(domains[1]).toMatchObject({
          own: { ...NOTHING_OWN, colour: '#7a1f3d' },
          inherits: { name: 'Bags', colour: null, storefront: null, logo: null },
        });
        expect(domains[1]?.legal).toContainEqual({ page: 'imprint', own: true });
        expect(domains[1]?.legal).toContainEqual({ page: 'privacy', own: false });
        await change(first(), {});
        await change(GERMAN, {});
      });

      it('takes no domain that is not served, and no value that is none', async () => {
        expect((await refusalOf(change('codes.example.it', { name: 'Borse' }))).code).toBe('unknown_domain');
        for (const own of [
          { name: '' },
          { name: 'x'.repeat(41) },
          { colour: 'red;}body{display:none' },
          { storefront: 'javascript:alert(1)' },
        ])
          expect((await refusalOf(change(GERMAN, own))).code).toBe('invalid_input');
      });
    });
  },
  DOMAINS,
);
