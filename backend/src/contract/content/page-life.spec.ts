import { describe, expect, it, vi } from 'vitest';
import { issuesOf } from '../../testing/issues.ts';
import { isBefore, lifeDateParts } from './life-date.ts';
import { PageFields } from './page.ts';
import { mapAddress, readCoordinates } from './page-place.ts';
import { inSectionOrder, orderToStore, PAGE_SECTIONS } from './page-sections.ts';

const page = (parts: object) => issuesOf(PageFields, { title: 'Rosa', ...parts });
const LIFE_DATE = 'Enter the year in four digits, with month and day if you know them';

describe('a date of life', () => {
  it.each([
    ['1931', { year: 1931 }],
    ['1931-05', { year: 1931, month: 5 }],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
  ])('may be %s', (text, parts) => {
    expect(lifeDateParts(text)).toEqual(parts);
    expect(page({ born: text })).toEqual({});
  });

  it.each(['', '31', '1931-5', '1931-13', '1931-00-12', '2023-02-29', '12 May 1931', '1931-05-12T00:00'])(
    'is not %j',
    (text) => expect(page({ born: text })).toEqual({ born: LIFE_DATE }),
  );

  it('is not in the future, wherever the person was', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-31T11:00:00Z') });
    try {
      for (const died of ['2027', '2027-01', '2027-01-02'])
        expect(page({ died })).toEqual(died === '2027-01-02' ? { died: 'This date is in the future' } : {});
      vi.setSystemTime(Date.parse('2026-12-31T09:00:00Z'));
      for (const died of ['2027', '2027-01', '2027-01-01'])
        expect(page({ died })).toEqual({ died: 'This date is in the future' });
      expect(page({ died: '2026-12-31' })).toEqual({});
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['1931-05-12', '1931', false],
    ['1931', '1931-05-12', false],
    ['1930', '1931-05-12', true],
    ['1931-05-11', '1931-05-12', true],
    ['1931-04', '1931-05-12', true],
  ])('%s before %s: %s', (one, other, before) => expect(isBefore(one, other)).toBe(before));

  it('of death is not before that of birth', () => {
    expect(page({ born: '1931-05-12', died: '1931' })).toEqual({});
    expect(page({ born: '1931-05-12', died: '1931-04' })).toEqual({
      died: 'The date of death is before the date of birth',
    });
  });
});

describe('a resting place', () => {
  const coordinates = { latitude: 46.5, longitude: 11.35 };

  it.each([
    ['46.5, 11.35', coordinates],
    ['46.5,11.35', coordinates],
    ['46.5 11.35', coordinates],
    ['46,5; 11,35', coordinates],
    ['46.5° N, 11.35° E', coordinates],
    ['46.5°S 11.35°W', { latitude: -46.5, longitude: -11.35 }],
    ['behind the church', undefined],
    ['46.5', undefined],
    ['', undefined],
  ])('reads the coordinates %j', (text, read) => expect(readCoordinates(text)).toEqual(read));

  it('says something, on Earth', () => {
    expect(page({ place: {} })).toEqual({ 'place.text': 'Say where the resting place is' });
    expect(page({ place: { text: 'a'.repeat(301) } })).toEqual({ 'place.text': 'At most 300 characters' });
    expect(page({ place: { coordinates: { latitude: 91, longitude: 0 } } })).toEqual({
      'place.coordinates.latitude': 'Enter latitude and longitude, such as 40.4168, -3.7038',
    });
  });

  it('is searched for on a map by its address, else by its words', () => {
    const place = { text: 'Rose cemetery & lake', address: '', coordinates: null };
    expect(mapAddress(place)).toBe('https://www.openstreetmap.org/search?query=Rose%20cemetery%20%26%20lake');
    expect(mapAddress({ ...place, address: 'Rosenweg 1' })).toMatch(/query=Rosenweg%201$/);
    expect(mapAddress({ ...place, coordinates })).toMatch(/mlat=46.5&mlon=11.35#map=17\/46.5\/11.35$/);
  });
});

describe('the order of the sections', () => {
  it('has every section once: the named ones first, those that are not known left out', () => {
    expect(inSectionOrder([])).toEqual(PAGE_SECTIONS);
    expect(inSectionOrder(['links', 'guest-book', 'words', 'links'])).toEqual([
      'links',
      'words',
      ...PAGE_SECTIONS.filter((name) => name !== 'links' && name !== 'words'),
    ]);
    expect(page({ order: ['guest-book'] })).toEqual({});
  });

  it('is not stored where it is the default one', () => {
    expect(orderToStore([...PAGE_SECTIONS])).toEqual([]);
    expect(orderToStore(['words'])).toEqual([]);
    expect(orderToStore(['links'])).toHaveLength(PAGE_SECTIONS.length);
  });
});

it('the links of a page have addresses', () => {
  expect(page({ links: [{ url: 'example.org/choir' }] })).toEqual({});
  expect(page({ links: [{ url: ' ', text: 'Choir' }] })).toEqual({ 'links.0.url': 'Link is required' });
  expect(page({ links: [{ url: 'javascript:alert(1)' }] })).toEqual({ 'links.0.url': 'Invalid URL format' });
  expect(page({ links: Array.from({ length: 21 }, () => ({ url: 'example.org' })) })).toEqual({
    links: 'At most 20 links',
  });
});

it('a page of a portrait, a date or a place alone is not empty', () => {
  const alone = (parts: object) => issuesOf(PageFields, parts);
  expect(alone({})).toEqual({ title: 'Add a title, a text or a file' });
  for (const parts of [{ portrait: '/files/a' }, { born: '1931' }, { place: { text: 'By the lake' } }])
    expect(alone(parts)).toEqual({});
});
