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
const pick = (conditions: readonly TimedDestination[], at: string, zone = BERLIN, defaultUrl = 'default') =>
  pickDestination({ conditions, defaultUrl }, new Date(at), zone);

describe('the destination of a Smart QR', () => {
  const day = [on('08:00', '12:00', 'morning'), on('12:00', '18:00', 'afternoon')];

  it.each([
    ['2026-11-22T06:59:59Z', 'default'],
    ['2026-11-22T07:00:00Z', 'morning'],
    ['2026-11-22T10:59:59Z', 'morning'],
    ['2026-11-22T11:00:00Z', 'afternoon'],
    ['2026-11-22T17:00:59Z', 'afternoon'],
    ['2026-11-22T17:01:00Z', 'default'],
  ])('at %s is the link of the latest window that contains it', (at, url) => expect(pick(day, at)).toBe(url));

  it.each([
    ['2026-11-21T23:00:00Z', 'all'],
    ['2026-11-22T22:59:59Z', 'all'],
  ])('covers the whole day from 00:00 to 23:59: %s', (at, url) =>
    expect(pick([on('00:00', '23:59', 'all')], at)).toBe(url),
  );

  it('is only that of a condition in the visitor’s zone', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC'];
    const conditions = zones.map((zone) => on('00:00', '23:59', zone, zone));
    for (const zone of zones) expect(pick(conditions, '2026-11-22T12:00:00Z', zone)).toBe(zone);
    expect(pick(conditions, '2026-11-22T12:00:00Z', 'Africa/Cairo')).toBe('default');
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['US/Eastern', 'America/New_York'],
  ])('takes %s and %s for one zone', (one, other) =>
    expect(pick([on('00:00', '23:59', 'same', one)], '2026-11-22T12:00:00Z', other)).toBe('same'),
  );

  it.each([
    ['spring, before the gap', '2026-03-29T00:59:00Z', 'night'],
    ['spring, after the gap', '2026-03-29T01:00:00Z', 'morning'],
    ['autumn, the first 02:30', '2026-10-25T00:30:00Z', 'night'],
    ['autumn, the second 02:30', '2026-10-25T01:30:00Z', 'night'],
    ['autumn, 03:00', '2026-10-25T02:00:00Z', 'morning'],
  ])('follows the wall clock on the days of the time change: %s', (_when, at, url) =>
    expect(pick([on('00:00', '02:59', 'night'), on('03:00', '09:00', 'morning')], at)).toBe(url),
  );

  it('is the default where the browser’s zone or a condition’s is unknown', () => {
    expect(pick([on('00:00', '23:59', 'x', 'Mars/Olympus')], '2026-11-22T12:00:00Z')).toBe('default');
    expect(pick(day, '2026-11-22T11:00:00Z', 'Mars/Olympus')).toBe('default');
  });

  it('is undefined without a default', () =>
    expect(pick([], '2026-11-22T12:00:00Z', BERLIN, '')).toBeUndefined());

  it('equals a plain model of section 4', () => {
    const minute = fc.nat(24 * 60 - 1);
    const text = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    const condition = fc
      .record({ one: minute, other: minute, zone: fc.constantFrom('UTC', BERLIN) })
      .map(({ one, other, zone }) => ({ from: Math.min(one, other), to: Math.max(one, other), zone }));
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 8 }), minute, (conditions, now) => {
        const mine = conditions
          .map((each, place) => ({ ...each, place }))
          .filter(({ zone }) => zone === 'UTC');
        const open = mine.filter(({ from, to }) => from <= now && now <= to);
        const latest = Math.max(...open.map(({ from }) => from));
        const expected = open.find(({ from }) => from === latest)?.place;
        const picked = pick(
          conditions.map(({ from, to, zone }, place) => on(text(from), text(to), String(place), zone)),
          `2026-11-22T${text(now)}:30Z`,
          'UTC',
          'default',
        );
        expect(picked).toBe(expected === undefined ? 'default' : String(expected));
      }),
    );
  });
});
