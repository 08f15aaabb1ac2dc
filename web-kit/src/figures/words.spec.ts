import { expect, it } from 'vitest';
import { chartInWords, dayInWords, shortDay } from './words.ts';

it('names a day of the server, whatever the time zone of the reader', () => {
  expect([dayInWords('2026-11-21'), shortDay('2026-11-21')]).toEqual(['21 November 2026', '21 Nov']);
});

it.each([
  [[], '0 scans in 30 days'],
  [[0, 0], '0 scans in 30 days'],
  [[0, 1], '1 scan in 30 days. Most: 1, bar 1'],
  [[2, 1200, 1200], '2,402 scans in 30 days. Most: 1,200, bar 1'],
])('says what a chart of %j shows', (values, words) => {
  const bars = values.map((value, place) => ({ label: `bar ${place}`, value }));
  expect(chartInWords(bars, '30 days')).toBe(words);
});
