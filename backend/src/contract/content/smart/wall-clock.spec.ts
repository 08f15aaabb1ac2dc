import { expect, it } from 'vitest';
import { keptFormatters, wallClock } from './wall-clock.ts';

const at = (text: string): number => Date.parse(text);

it.each([
  ['Europe/Berlin', '2026-03-29T00:59:59Z', { date: '2026-03-29', clock: '01:59' }],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', { date: '2026-03-29', clock: '03:00' }],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', { date: '2027-01-01', clock: '00:00' }],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', { date: '2027-01-01', clock: '00:00' }],
  ['America/New_York', '2026-11-01T05:59:00Z', { date: '2026-11-01', clock: '01:59' }],
  ['America/New_York', '2026-11-01T06:59:00Z', { date: '2026-11-01', clock: '01:59' }],
])('in %s, at %s the clock shows its own day and time', (zone, moment, shown) => {
  expect(wallClock(zone, at(moment))).toEqual(shown);
});

it('refuses a zone that does not exist', () => {
  expect(() => wallClock('Mars/Olympus', 0)).toThrow(RangeError);
});

it('keeps a bounded number of formatters, however many zones are asked for', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) wallClock(zone, 0);
  expect(keptFormatters()).toBe(64);
});
