import { describe, expect, it } from 'vitest';
import type { TimedDestination } from '../pick-destination.ts';
import { clockChanges } from './clock-changes.ts';
import { dayPlan, shareOfDay } from './day-plan.ts';
import { isSkipped } from './try-out.ts';
import { yearPlan } from './year-plan.ts';

const BERLIN = 'Europe/Berlin';
const ANYBODY = { language: '', device: '' } as const;
/** A Thursday. */
const NOW = Date.parse('2026-11-26T10:00Z');
const on = (
  from: string,
  to: string,
  url: string,
  limits: Partial<TimedDestination> = {},
): TimedDestination => ({
  from,
  to,
  url,
  timeZone: BERLIN,
  ...limits,
});

describe('a day', () => {
  it('is split where a link, an overlap or a gap begins', () => {
    const conditions = [
      on('08:00', '12:00', 'am'),
      on('11:00', '18:00', 'pm'),
      on('00:00', '23:59', 'tokyo', { timeZone: 'Asia/Tokyo' }),
    ];
    const plan = dayPlan(conditions, { ...ANYBODY, date: '2026-11-26' }, BERLIN);
    expect(plan.map(({ from, to, condition, overlaps }) => [from, to, condition?.url, overlaps])).toEqual([
      ['00:00', '07:59', undefined, false],
      ['08:00', '10:59', 'am', false],
      ['11:00', '12:00', 'pm', true],
      ['12:01', '18:00', 'pm', false],
      ['18:01', '23:59', undefined, false],
    ]);
  });

  it('measures 1 as a whole', () => {
    expect(shareOfDay('23:59', true) - shareOfDay('00:00')).toBe(1);
  });
});

/** Periods in short: days, weekdays, and the number of stretches. */
const short = (conditions: readonly TimedDestination[]) =>
  yearPlan(conditions, ANYBODY, BERLIN, NOW).periods.map(({ from, to, groups }) => [
    from,
    to,
    ...groups.map(({ weekdays, stretches }) => [weekdays.join(' '), stretches.length]),
  ]);

describe('a year', () => {
  it('of hours alone is one period', () => {
    expect(short([on('08:00', '12:00', 'am')])).toEqual([
      ['2026-11-26', '2027-11-25', ['mon tue wed thu fri sat sun', 3]],
    ]);
  });

  it('groups the days of the week that are alike', () => {
    expect(short([on('08:00', '12:00', 'am', { days: ['sat', 'sun'] })])).toEqual([
      ['2026-11-26', '2027-11-25', ['mon tue wed thu fri', 1], ['sat sun', 3]],
    ]);
  });

  it('has a period of its own for dates', () => {
    expect(short([on('08:00', '12:00', 'am', { startDate: '2026-12-24', endDate: '2026-12-26' })])).toEqual([
      ['2026-11-26', '2026-12-23', ['mon tue wed thu fri sat sun', 1]],
      ['2026-12-24', '2026-12-26', ['thu fri sat', 3]],
      ['2026-12-27', '2027-11-25', ['mon tue wed thu fri sat sun', 1]],
    ]);
  });

  it('is one period where a date changes nothing', () => {
    const covered = on('08:00', '12:00', 'late', { startDate: '2026-12-24', endDate: '2026-12-26' });
    const all = on('08:00', '12:00', 'all', { days: ['mon', 'tue'] });
    expect(short([all, { ...covered, days: ['sun'] }])).toHaveLength(1);
  });

  it('names the times that never open', () => {
    const covered = on('00:00', '23:59', 'german', { languages: ['de'] });
    const past = on('08:00', '12:00', 'past', { endDate: '2026-11-01' });
    const other = on('00:00', '23:59', 'tokyo', { timeZone: 'Asia/Tokyo' });
    const { unused } = yearPlan([on('00:00', '23:59', 'all'), covered, past, other], ANYBODY, BERLIN, NOW);
    expect(unused).toEqual([covered, past]);
    expect(yearPlan([covered], ANYBODY, BERLIN, NOW).unused).toEqual([]);
  });

  it('tells when the clocks change', () => {
    const { changes } = yearPlan([], ANYBODY, BERLIN, NOW);
    expect(changes.map(({ kind, first, last }) => [kind, first.date, first.clock, last.clock])).toEqual([
      ['skipped', '2027-03-28', '02:00', '02:59'],
      ['repeated', '2027-10-31', '02:00', '02:59'],
    ]);
  });
});

it.each([
  ['Australia/Lord_Howe', '2026-10-04', '02:00', '02:29', 'skipped'],
  ['America/Havana', '2026-03-08', '00:00', '00:59', 'skipped'],
  ['Asia/Kolkata', undefined, undefined, undefined, undefined],
] as const)('the clocks of %s change on %s', (zone, date, from, to, kind) => {
  const found = clockChanges(zone, Date.parse('2026-01-01'), Date.parse('2027-01-01'));
  const change = found.find((each) => each.first.date === date);
  expect([change?.first.clock, change?.last.clock, change?.kind]).toEqual([from, to, kind]);
});

it.each([
  ['2027-03-28', '02:30', true],
  ['2027-03-28', '03:00', false],
  ['2027-03-27', '02:30', false],
  ['2027-10-31', '02:30', false],
  ['', '02:30', false],
])('on %s, that %s does not come in Berlin is %s', (date, clock, skipped) => {
  expect(isSkipped({ zone: BERLIN, date, clock })).toBe(skipped);
});
