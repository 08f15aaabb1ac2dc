import { FIGURES_ENGLISH } from '@qlaim/backend/texts/figures';
import { expect, it, vi } from 'vitest';
import { ENGLISH_FORMATS } from '../format.ts';
import { chartText, dayText, shortDay } from './texts.ts';

it('names a day of the server, whatever the time zone of the reader', () => {
  expect([dayText('2026-11-21'), shortDay('2026-11-21', 'en-GB')]).toEqual(['21 November 2026', '21 Nov']);
});

it('makes one format for all days of a chart', () => {
  // No other test of this process writes dates in Swedish.
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const days = Array.from({ length: 90 }, (_none, place) =>
    new Date(Date.UTC(2026, 0, place + 1)).toISOString(),
  );
  for (const day of days) dayText(day, 'sv');
  expect(dayText('2026-11-21', 'sv')).toBe('21 november 2026');
  expect(shortDay('2026-11-21', 'sv')).toBe('21 nov.');
  expect(made).toHaveBeenCalledTimes(2);
});

it.each([
  [[], '0 scans in 30 days'],
  [[0, 0], '0 scans in 30 days'],
  [[0, 1], '1 scan in 30 days. Most: 1, bar 1'],
  [[2, 1200, 1200], '2,402 scans in 30 days. Most: 1,200, bar 1'],
])('says what a chart of %j shows', (values, words) => {
  const bars = values.map((value, place) => ({ label: `bar ${place}`, value }));
  const sumText = (sum: number) => FIGURES_ENGLISH.inDays(sum, 30);
  expect(chartText(bars, sumText, FIGURES_ENGLISH, ENGLISH_FORMATS)).toBe(words);
});
