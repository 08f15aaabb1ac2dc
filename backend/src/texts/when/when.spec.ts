import { describe, expect, it } from 'vitest';
import { textsOf } from '../texts-of.fixture.ts';
import { dateInWords, daysInWords, limitsInWords, WHEN_TEXTS } from './index.ts';

const LIMITS = {
  overnight: true,
  days: ['fri', 'sat'],
  startDate: '2026-12-01',
  endDate: '2027-02-28',
  languages: ['de', 'fr'],
  devices: ['ios', 'android'],
} as const;

describe('what narrows a condition', () => {
  it.each([
    [
      'en',
      'ends the next day · Fri, Sat · 1 Dec 2026 to 28 Feb 2027 · language German or French · iPhone or iPad or Android device',
    ],
    [
      'de',
      'endet am nächsten Tag · Fr, Sa · 01.12.2026 bis 28.02.2027 · Sprache Deutsch oder Französisch · iPhone oder iPad oder Android-Gerät',
    ],
  ] as const)('is said in %s', (language, line) => {
    expect(limitsInWords(LIMITS, WHEN_TEXTS[language])).toBe(line);
  });

  it('is nothing where nothing does', () => {
    expect(limitsInWords({ days: [], startDate: '', endDate: '' }, WHEN_TEXTS.en)).toBe('');
  });

  it.each([
    [{ startDate: '2026-12-01' }, 'from 1 Dec 2026'],
    [{ endDate: '2026-12-01' }, 'until 1 Dec 2026'],
    [{ startDate: '2026-12-01', endDate: '2026-12-01' }, '1 Dec 2026'],
  ])('names the dates of %o', (dates, words) => expect(limitsInWords(dates, WHEN_TEXTS.en)).toBe(words));
});

it.each([
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'Mon–Fri'],
  [['sun', 'mon', 'tue'], 'Mon, Tue, Sun'],
  [['sat', 'sun', 'fri', 'mon'], 'Mon, Fri–Sun'],
] as const)('days %o are %s', (days, words) => expect(daysInWords(days, 'en-GB')).toBe(words));

it('leaves a date that is none as it is', () => {
  expect(dateInWords('', 'en-GB')).toBe('');
});

it('every language has texts of its own', () => {
  const english = new Map(textsOf(WHEN_TEXTS.en));
  for (const { locale, ...texts } of [WHEN_TEXTS.de, WHEN_TEXTS.fr, WHEN_TEXTS.es, WHEN_TEXTS.ar])
    expect(
      textsOf(texts).filter(([path, text]) => english.get(path) === text),
      locale,
    ).toEqual([]);
});
