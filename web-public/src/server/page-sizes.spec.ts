import { gzipSync } from 'node:zlib';
import { type LandingPage, LEGAL_PAGES, type ScanPage } from '@qlaim/backend/contract';
import { LANGUAGES, type Language } from '@qlaim/backend/texts';
import { describe, expect, it } from 'vitest';
import { claimable, LOOK, preview, refused, welcome } from '../testing/landing-pages.ts';
import { contentPage, gallery, picture, SCRIPT, video } from '../testing/scan-pages.ts';
import { renderPage } from './render.tsx';
import { renderLandingPage } from './render-landing.tsx';

/** HTML with its styles, in bytes after gzip. `web-kit/vite/first-load.spec.ts` holds the script, which is smaller. */
const MOST = 30_000;

const PARTS = { address: '/', visitor: { kind: 'stranger' }, code: '7K3M9QWX2P' } as const;
const TYPED = {
  reason: 'hate',
  words: 'x'.repeat(4000),
  name: 'Ada',
  email: 'ada@example.com',
  goodFaith: 'true',
};
const PICTURES = Array.from({ length: 20 }, (_, place) => picture(`picture-${place}`));
const DAYS = ['2026-12-24', '2026-12-01', '2026-01-31'] as const;

/** Every event with personal data, as the privacy notice names them, has about this length. */
const TOPICS = (['account', 'signIn', 'ownership', 'content', 'notices', 'scans', 'staff'] as const).map(
  (topic) => ({ topic, events: Array.from({ length: 12 }, (_, place) => `${topic}EventNumber${place}`) }),
);

const SCANNED: Readonly<Record<ScanPage['kind'], ScanPage>> = {
  page: contentPage({
    title: 'Grandmother',
    freeText: 'A life in words. '.repeat(240),
    images: PICTURES,
    videos: [video('film.mp4')],
    pdfs: [picture('menu', { contentType: 'application/pdf' })],
    links: [{ url: 'https://example.com/', text: 'Our shop' }],
  }),
  gallery: gallery(...PICTURES, video('film.mp4')),
  gate: { kind: 'gate', code: '7K3M9QWX2P' },
};

/** One page of each kind, and every legal one. */
const LANDED = (language: Language): readonly LandingPage[] => {
  const text = { html: '<p>As the shop wrote it. </p>'.repeat(400), language };
  const parts = { ...PARTS, language };
  const terms = { day: DAYS[0], days: DAYS };
  return [
    claimable({ language }),
    refused({ language }),
    welcome({ language }),
    preview({ language }),
    { ...parts, kind: 'report', typed: TYPED, problems: {}, tooMany: false },
    { ...parts, kind: 'reported', number: 'N-7ZK3-M9QW', mailed: true },
    { ...parts, kind: 'accept', day: DAYS[0], text, link: null, domain: null, again: true, back: '/' },
    ...LEGAL_PAGES.map(
      (page) =>
        ({
          ...parts,
          kind: 'legal',
          page,
          text,
          link: undefined,
          terms,
          topics: TOPICS,
          periods: {
            unverifiedDays: 30,
            withoutCodeMonths: 12,
            unusedYears: 3,
            signInsMonths: 12,
            scansMonths: 24,
          },
          contact: 'help@bags.example',
        }) as const,
    ),
  ];
};

describe.each(LANGUAGES)('in the language %s', (language) => {
  it.each(Object.values(SCANNED))('a page for scanners has at most 30 KB: $kind', (page) => {
    expect(gzipSync(renderPage(page, SCRIPT, language, LOOK).html).length).toBeLessThanOrEqual(MOST);
  });

  it.each(LANDED(language))('a page of the product has at most 30 KB, and no script file: $kind', (page) => {
    const { html } = renderLandingPage(page, LOOK);
    expect(gzipSync(html).length).toBeLessThanOrEqual(MOST);
    expect(html).not.toMatch(/<script[^>]* src=/);
  });
});
