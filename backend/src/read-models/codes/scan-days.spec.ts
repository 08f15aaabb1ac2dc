import { expect, it } from 'vitest';
import { addDays, dayOf, hourOf, latestDays, NO_SCAN_DAYS, SCAN_DAYS } from './scan-days.ts';

const day = (text: string) => dayOf(Date.parse(`${text}T12:00:00Z`));

/** Adds days one after another, a scan on each. */
const count = (...days: readonly string[]) =>
  days.reduce((counted, text) => addDays(counted, new Map([[day(text), 1]])), NO_SCAN_DAYS);

it.each([
  ['2026-11-21T00:00:00.000Z', 0],
  ['2026-11-21T00:59:59.999Z', 0],
  ['2026-11-21T01:00:00.000Z', 1],
  ['2026-11-21T23:59:59.999Z', 23],
  ['1969-12-31T23:00:00.000Z', 23],
])('the hour of %s is %i', (at, hour) => {
  expect(hourOf(Date.parse(at))).toBe(hour);
});

it('counts the days from the first to the latest one with scans', () => {
  const expected = { latest: day('2026-11-21'), counts: [2, 0, 0, 1] };
  expect(count('2026-11-18', '2026-11-21', '2026-11-18')).toEqual(expected);
  expect(count('2026-11-21', '2026-11-18', '2026-11-18')).toEqual(expected);
});

it.each([
  [['2026-08-24', '2026-11-21'], SCAN_DAYS],
  [['2026-08-23', '2026-11-21'], 1],
  [['2026-11-21', '2026-08-23'], 1],
  [['2020-01-01', '2026-08-25', '2026-11-21'], SCAN_DAYS - 1],
])('of %j it keeps %i days', (days, kept) => {
  const { latest, counts } = count(...days);
  expect([latest, counts.length, counts.at(-1)]).toEqual([day('2026-11-21'), kept, 1]);
});

it('lists the latest days up to now, also those without scans', () => {
  const days = count('2026-11-19', '2026-11-19', '2026-11-21', '2026-11-22');
  expect(latestDays(days, 4, new Date('2026-11-21T00:30:00Z'))).toEqual([
    { day: '2026-11-18', count: 0 },
    { day: '2026-11-19', count: 2 },
    { day: '2026-11-20', count: 0 },
    { day: '2026-11-21', count: 1 },
  ]);
  const later = latestDays(days, 2, new Date('2027-01-01T00:30:00Z'));
  expect(later.map((shown) => shown.count)).toEqual([0, 0]);
});
