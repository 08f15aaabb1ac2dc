import { gzipSync } from 'node:zlib';
import { type LandingVisitor, NOWHERE_REASONS } from '@qlaim/backend/contract';
import { shadesOf } from '@qlaim/backend/contract/shades';
import { LANGUAGES } from '@qlaim/backend/texts';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { describe, expect, it } from 'vitest';
import { claimable, LOOK, openLanding, preview, refused, welcome } from '../testing/landing-pages.ts';
import { renderLandingPage } from './render-landing.tsx';

const ROSA: LandingVisitor = { kind: 'user', name: 'Rosa Weiss', email: 'rosa@example.com' };
const ADMIN: LandingVisitor = { kind: 'admin' };

const titleOf = (page: Document) => page.querySelector('h1')?.textContent;
const linksOf = (page: Document) =>
  [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
const ticked = (page: Document) => page.querySelectorAll('.qk-step-done').length;

describe('the page of a code that can be claimed', () => {
  it('has one button, which is a form, and a link to sign in with the code', () => {
    const page = openLanding(claimable());
    expect(titleOf(page)).toBe('This code is waiting for its owner');
    expect(page.querySelector('.qk-tag-code')?.textContent).toBe('7K3M 9QWX 2P');
    const [form, ...others] = page.forms;
    expect([form?.method, form?.getAttribute('action'), others.length]).toEqual([
      'post',
      '/claim/7K3M9QWX2P',
      0,
    ]);
    expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Claim this code',
    ]);
    expect(linksOf(page)).toEqual(['/login?code=7K3M9QWX2P']);
    expect(ticked(page)).toBe(0);
    expect(page.scripts).toHaveLength(0);
  });

  it('says which account claims, and sends the form by itself', () => {
    const page = openLanding(claimable({ visitor: ROSA }));
    expect(page.querySelector('form')?.textContent).toContain('Signed in as Rosa Weiss (rosa@example.com)');
    expect(ticked(page)).toBe(2);
    expect(page.scripts).toHaveLength(1);
    expect(linksOf(page)).toEqual([]);
  });

  it('leaves the next try to the visitor after a failure', () => {
    const page = openLanding(claimable({ visitor: ROSA, failed: true }));
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Something went wrong');
    expect(page.querySelectorAll('button')).toHaveLength(1);
    expect(page.scripts).toHaveLength(0);
  });

  it('tells an admin that admins claim nothing, without steps and button', () => {
    const page = openLanding(claimable({ visitor: ADMIN }));
    expect(page.querySelector('main')?.textContent).toContain('You are signed in as an admin');
    expect(linksOf(page)).toEqual(['/admin']);
    expect(page.querySelectorAll('form, button, ol')).toHaveLength(0);
  });
});

describe('the page of a code that cannot be claimed', () => {
  it.each([...NOWHERE_REASONS, 'claimed'] as const)('says why: %s', (reason) => {
    const page = openLanding(refused({ reason }));
    expect(titleOf(page)).toBe(CLAIM_TEXTS.en.reasons[reason].title);
    expect(page.querySelectorAll('form')).toHaveLength(0);
  });

  it.each([
    [{ kind: 'stranger' }, ['/login', '/welcome']],
    [ROSA, ['/', '/welcome']],
    [ADMIN, ['/welcome']],
  ] as const)('offers %j the way to its owner’s codes, if it was claimed', (visitor, links) => {
    expect(linksOf(openLanding(refused({ visitor })))).toEqual(links);
  });

  it('shows a text that is no code as it is', () => {
    const page = openLanding(refused({ code: '<b>hello', reason: 'unknown' }));
    expect(page.querySelector('.qp-refused-code')?.textContent).toBe('<b>hello');
  });
});

describe('the page of where a code leads', () => {
  const texts = (page: Document) =>
    [...page.querySelectorAll('main p, main li')].map((one) => one.textContent);

  it('shows the address in full as a text, since when, and the way there', () => {
    const page = openLanding(preview());
    expect(titleOf(page)).toBe('Where this code leads');
    expect(texts(page)).toEqual([
      '7K3M 9QWX 2P',
      'It opens this address',
      'https://example.com/menu',
      'Since 2 November 2026',
      'Claimed on 30 October 2026',
      'Report this page',
    ]);
    expect(linksOf(page)).toEqual(['/7K3M9QWX2P', '/welcome', '/report/7K3M9QWX2P']);
  });

  it('lists the addresses of a Smart QR with their hours', () => {
    const hours = { from: '08:00', to: '12:00', timeZone: 'Europe/Berlin' };
    const links = [{ url: 'https://example.com/early', hours }, { url: 'https://example.com/late' }];
    const page = openLanding(preview({ leads: { kind: 'links', links } }));
    expect(texts(page).slice(1, 4)).toEqual([
      'It opens an address that depends on the time of day',
      'https://example.com/early08:00 to 12:00, Europe/Berlin',
      'https://example.com/lateat any other time',
    ]);
  });

  it.each([
    [{ kind: 'phone', number: '+34 600 12 34 56' }, 'It calls this number'],
    [{ kind: 'pdf' }, 'It opens a PDF'],
    [{ kind: 'gallery' }, 'It shows images and videos'],
    [{ kind: 'page' }, 'It shows a page of its owner'],
    [{ kind: 'protected-page' }, 'It shows a page that a secure code protects'],
    [{ kind: 'claim' }, 'It is waiting for its owner. A scan offers to claim it.'],
  ] as const)('says what %j opens', (leads, words) =>
    expect(texts(openLanding(preview({ leads, since: null, claimedAt: null })))[1]).toBe(words),
  );
});

describe('the welcome page', () => {
  it.each([
    [{ kind: 'stranger' }, ['/register']],
    [{ kind: 'unverified' }, []],
    [ROSA, ['/']],
    [ADMIN, ['/admin']],
  ] as const)('offers %j the next page', (visitor, links) => {
    expect(linksOf(openLanding(welcome({ visitor })))).toEqual(links);
  });

  it.each([
    ['verify', { kind: 'unverified' }, '/login?code=7K3M9QWX2P'],
    ['verify', ROSA, '/claim/7K3M9QWX2P'],
    ['verify', { kind: 'stranger' }, '/login?code=7K3M9QWX2P'],
    ['empty', { kind: 'stranger' }, '/edit/7K3M9QWX2P'],
    ['claimed', { kind: 'stranger' }, '/login'],
    ['empty', ROSA, '/'],
  ] as const)('leads on from the reason %s for %j', (reason, visitor, link) => {
    const page = openLanding(welcome({ reason, visitor, code: '7K3M9QWX2P' }));
    expect(titleOf(page)).toBe(CLAIM_TEXTS.en.reasons[reason].title);
    expect(linksOf(page)[0]).toBe(link);
  });

  it('has a preview for messengers only where it stands for itself', () => {
    const previews = (page: Document) => page.querySelectorAll('meta[property]').length;
    expect(previews(openLanding(welcome()))).toBe(2);
    expect(previews(openLanding(welcome({ reason: 'deleted' })))).toBe(0);
    expect(previews(openLanding(claimable()))).toBe(0);
  });
});

describe('each page', () => {
  const pages = [
    claimable(),
    claimable({ visitor: ROSA }),
    refused(),
    preview(),
    welcome({ reason: 'empty' }),
  ];

  it.each(pages)('returns the texts of its styles and scripts: $kind', (page) => {
    const { html, styles, scripts } = renderLandingPage(page, LOOK);
    const texts = (name: string) =>
      [...html.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, text]) => text);
    expect(texts('style')).toEqual(styles);
    expect(texts('script')).toEqual(scripts);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  it.each(LANGUAGES)('takes at most 8 KB (1,000 bytes) after gzip in the language %s', (language) => {
    for (const page of pages) {
      const { html } = renderLandingPage({ ...page, language }, LOOK);
      expect(gzipSync(html).length).toBeLessThanOrEqual(8000);
    }
  });

  it('has the name and the colours of its domain', () => {
    const look = { ...LOOK, name: 'Wool & Co', shades: shadesOf('#7a1f3d') };
    const { html, styles } = renderLandingPage(refused(), look);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('header a')?.textContent).toBe('Wool & Co');
    expect(page.querySelector('header a')?.getAttribute('aria-label')).toBe('Wool & Co, home');
    expect(page.querySelector('header svg')).toBeNull();
    expect(page.body.textContent).not.toContain('Qlaim');
    expect(styles.at(-1)).toContain('--qk-brand:#7a1f3d;');
    expect(html).toContain(styles.at(-1));
  });

  it('leads to the legal pages that there are', () => {
    const links = openLanding(welcome({ language: 'ar' })).querySelectorAll('footer .qp-legal-links a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/legal/imprint',
      '/legal/privacy',
      '/legal/accessibility',
    ]);
  });

  it('can be switched to each other language, which keeps the rest of its address', () => {
    const page = openLanding(welcome({ language: 'ar', address: '/welcome?why=empty&language=xx' }));
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(
      [...page.querySelectorAll('footer .qp-languages a')].map((link) => link.getAttribute('href')),
    ).toEqual(['en', 'de', 'fr', 'es'].map((language) => `?why=empty&language=${language}`));
    expect(page.querySelector('footer [aria-current]')?.textContent).toBe('العربية');
  });

  it('shows a hostile name as text', () => {
    const name = '"><script>alert(1)</script>';
    const page = openLanding(claimable({ visitor: { ...ROSA, name } }));
    expect(page.querySelector('form')?.textContent).toContain(name);
    expect(page.scripts).toHaveLength(1);
  });
});
