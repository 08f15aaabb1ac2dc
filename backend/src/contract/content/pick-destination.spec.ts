import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickDestination, type TimedDestination } from './pick-destination.ts';

const BERLIN = 'Europe/Berlin';
const on = (from: string, to: string, url: string, timeZone = BERLIN): TimedDestination => ({
  from,
  to,
  url,
  timeZone,
});
const pick = (
  conditions: readonly TimedDestination[],
  clock: string,
  zone = BERLIN,
  defaultUrl = 'default',
) =>
  pickDestination({ conditions, defaultUrl }, { date: '2026-06-01', clock, language: '', device: '' }, zone);

describe('the destination of a Smart QR', () => {
  const day = [on('08:00', '12:00', 'morning'), on('12:00', '18:00', 'afternoon')];

  it.each([
    ['00:00', 'default'],
    ['07:59', 'default'],
    ['08:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['18:00', 'afternoon'],
    ['18:01', 'default'],
    ['23:59', 'default'],
  ])('at %s is the link of the latest window that contains it', (clock, url) => {
    expect(pick(day, clock)).toBe(url);
  });

  it.each(['00:00', '12:34', '23:59'])('covers the whole day from 00:00 to 23:59: %s', (clock) => {
    expect(pick([on('00:00', '23:59', 'all')], clock)).toBe('all');
  });

  it('is the link of the first of two windows that start together', () => {
    expect(pick([on('08:00', '12:00', 'one'), on('08:00', '18:00', 'other')], '09:00')).toBe('one');
  });

  it('is only that of a condition in the visitor’s zone', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'];
    const conditions = zones.map((zone) => on('00:00', '23:59', zone, zone));
    for (const zone of zones) expect(pick(conditions, '12:00', zone)).toBe(zone);
    expect(pick(conditions, '12:00', 'Africa/Cairo')).toBe('default');
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['US/Eastern', 'America/New_York'],
  ])('treats %s and %s as one zone', (one, other) => {
    expect(pick([on('00:00', '23:59', 'same', one)], '12:00', other)).toBe('same');
  });

  it('is the default where the visitor’s zone or a condition’s is unknown', () => {
    expect(pick([on('00:00', '23:59', 'x', 'Mars/Olympus')], '12:00')).toBe('default');
    expect(pick(day, '12:00', 'Mars/Olympus')).toBe('default');
  });

  it('is undefined without a default', () => {
    expect(pick([], '12:00', BERLIN, '')).toBeUndefined();
  });

  /** Each minute of a day in Berlin, as a phone there shows it. The day may have 23 or 25 hours. */
  function minutesOf(day: string, hours: number): readonly string[] {
    const start = new Date(`${day}T00:00:00+0${hours === 23 ? 1 : 2}:00`).getTime();
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: BERLIN, hour: '2-digit', minute: '2-digit' });
    return Array.from({ length: hours * 60 }, (_none, minute) => clock.format(start + minute * 60_000));
  }

  it.each([
    ['2026-03-29', 23, 0],
    ['2026-10-25', 25, 120],
    ['2026-06-01', 24, 60],
  ])('on %s, a day of %i hours, follows the clock of the phone', (day, hours, between) => {
    const minutes = minutesOf(day, hours);
    expect([minutes[0], minutes.at(-1)]).toEqual(['00:00', '23:59']);
    const night = [on('02:00', '02:59', 'night')];
    expect(minutes.filter((clock) => pick(night, clock) === 'night')).toHaveLength(between);
    const all = [on('00:00', '23:59', 'all')];
    expect(minutes.filter((clock) => pick(all, clock) !== 'all')).toEqual([]);
    const halves = [on('00:00', '02:29', 'before'), on('02:30', '23:59', 'after')];
    expect(minutes.filter((clock) => pick(halves, clock) === 'default')).toEqual([]);
    expect(pick(halves, minutes.find((clock) => clock >= '03:00') ?? '')).toBe('after');
  });

  it('equals a plain model of section 4', () => {
    const minute = fc.nat(24 * 60 - 1);
    const text = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    const condition = fc
      .record({ one: minute, other: minute, zone: fc.constantFrom('UTC', BERLIN) })
      .map(({ one, other, zone }) => ({ from: Math.min(one, other), to: Math.max(one, other), zone }));
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 8 }), minute, (conditions, now) => {
        const open = conditions
          .map((each, place) => ({ ...each, place }))
          .filter(({ zone, from, to }) => zone === 'UTC' && from <= now && now <= to);
        const latest = Math.max(...open.map(({ from }) => from));
        const expected = open.find(({ from }) => from === latest)?.place;
        const timed = conditions.map(({ from, to, zone }, place) =>
          on(text(from), text(to), String(place), zone),
        );
        const picked = pick(timed, text(now), 'UTC');
        expect(picked).toBe(expected === undefined ? 'default' : String(expected));
      }),
    );
  });
});
