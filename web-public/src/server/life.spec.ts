import type { PageView } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { contentPage, open, picture, video } from '../testing/scan-pages.ts';

const PLACE = { text: 'By the old lime tree', address: 'Rosenweg 1, Bozen', coordinates: null };
const LIFE: Partial<PageView> = {
  title: 'Rosa',
  portrait: picture('portrait'),
  born: '1931-05-12',
  died: '2024',
  freeText: 'Baker of the town',
  images: [picture('lake', { caption: 'At the lake, 1950' }), picture('garden')],
  videos: [video('a'), video('b')],
  pdfs: [picture('letter', { name: 'Letter.pdf', contentType: 'application/pdf' })],
  place: PLACE,
  links: [
    { url: 'https://example.org/charity', text: 'In place of flowers' },
    { url: 'https://example.org/choir', text: '' },
  ],
};
const ALL = open(contentPage(LIFE));
const text = (selector: string, page = ALL) => page.querySelector(selector)?.textContent;

/** The sections of a page from its top, and whether the folded ones are open. */
const sectionsOf = (page: Document) =>
  [...page.querySelectorAll('main > .qp-text, main > .qp-slider, main > .qp-part')].map((section) => {
    const details = section.querySelector('details');
    const name = section.getAttribute('aria-labelledby') ?? section.className.replace(/^qp-(\w+).*$/, '$1');
    return details?.open ? `${name} open` : name;
  });

describe('the head of a page', () => {
  it('shows the portrait between the name and the dates, and enlarges it with the other pictures', () => {
    expect(text('h1 + .qp-portrait a')).toBe('Enlarge: ');
    expect(ALL.querySelector('.qp-portrait img')?.getAttribute('alt')).toBe('Portrait');
    expect(ALL.querySelectorAll('img[loading=eager]')).toHaveLength(1);
    expect(ALL.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      '/portrait-960.webp',
    );
  });

  it.each([
    ['en', 'Born 12 May 1931 – Died 2024'],
    ['de', 'Geboren 12. Mai 1931 – Gestorben 2024'],
    ['fr', 'Naissance 12 mai 1931 – Décès 2024'],
    ['es', 'Nacimiento 12 de mayo de 1931 – Fallecimiento 2024'],
    ['ar', 'الميلاد 12 مايو 1931 – الوفاة 2024'],
  ] as const)('writes the dates of life in %s', (language, words) => {
    expect(text('.qp-dates', open(contentPage(LIFE), language))).toBe(words);
  });

  it.each([
    [{ born: '1931-05' }, 'Born May 1931'],
    [{ died: '2024' }, 'Died 2024'],
    [{}, undefined],
  ])('says what is known: %j', (dates, words) => {
    expect(text('.qp-dates', open(contentPage({ title: 'Rosa', ...dates })))).toBe(words);
  });
});

describe('the sections of a page', () => {
  it('are words and pictures, then the others, folded', () => {
    expect(sectionsOf(ALL)).toEqual(['text', 'slider', 'film', 'papers', 'place', 'links']);
    expect(text('section[aria-labelledby=film] summary')).toBe('Film2');
  });

  it('stand in the order of the owner, and the first is open', () => {
    const page = open(
      contentPage({ ...LIFE, order: ['place', 'pictures', 'words', 'videos', 'documents', 'links'] }),
    );
    expect(sectionsOf(page)).toEqual(['place open', 'slider', 'text', 'film', 'papers', 'links']);
  });

  it('that are empty are not there', () => {
    expect(sectionsOf(open(contentPage({ title: 'Rosa' })))).toEqual([]);
  });
});

describe('the resting place', () => {
  const mapOf = (place: PageView['place']) =>
    open(contentPage({ place })).querySelector('.qp-map a')?.getAttribute('href');

  it('links to a map, and loads nothing of it', () => {
    expect(mapOf(PLACE)).toBe('https://www.openstreetmap.org/search?query=Rosenweg%201%2C%20Bozen');
    expect(mapOf({ ...PLACE, address: '' })).toBe(
      'https://www.openstreetmap.org/search?query=By%20the%20old%20lime%20tree',
    );
    expect(mapOf({ ...PLACE, coordinates: { latitude: 46.5, longitude: -11.35 } })).toBe(
      'https://www.openstreetmap.org/?mlat=46.5&mlon=-11.35#map=17/46.5/-11.35',
    );
    const loaded = [...ALL.querySelectorAll('[src]')].map((element) => element.getAttribute('src'));
    expect(loaded.filter((src) => src?.includes('openstreetmap'))).toEqual([]);
  });
});

it('a link shows its text and its address, or the address alone', () => {
  const items = [...ALL.querySelectorAll('.qp-links li')].map(({ textContent }) => textContent);
  expect(items).toEqual(['In place of flowershttps://example.org/charity', 'https://example.org/choir']);
});

it('the caption of a picture stands with it, and is ready for the overlay', () => {
  expect(ALL.querySelector('[data-caption]')?.getAttribute('data-caption')).toBe('At the lake, 1950');
  expect([...ALL.querySelectorAll('.qp-picture-words')].map(({ textContent }) => textContent)).toEqual([
    'At the lake, 1950',
  ]);
});
