import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, KEPT, keptOf, timeOf } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ids = fc
  .array(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), {
    maxLength: 80,
  })
  .map((dates) => [...new Set(dates.map(idOf))]);

/** The back-ups to keep of those with uploads. */
const keptWhole = (of: readonly string[]) => keptOf(of.map((id) => ({ id, all: true })));

const dayOf = (id: string) => Math.floor((timeOf(id) ?? Number.NaN) / DAY_MS);

describe('the back-ups to keep', () => {
  it('of one each day for a year are the last 14, and the Sundays of the eight weeks', () => {
    const last = Date.UTC(2026, 10, 27, 3);
    const daily = Array.from({ length: 365 }, (_, days) => idOf(new Date(last - days * DAY_MS)));
    const kept = [...keptWhole(daily)].toSorted();
    expect(kept).toHaveLength(14 + 5);
    expect(kept.slice(-14)).toEqual(daily.slice(0, 14).toReversed());
    // The Sundays of the three weeks from which the last 14 days come are among those.
    const sundays = ['20261011', '20261018', '20261025', '20261101', '20261108'];
    expect(kept.slice(0, 5).map((id) => id.slice(0, 8))).toEqual(sundays);
  });

  it('are at most 22, and the latest is always among them', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const kept = keptWhole(all);
        expect(kept.size).toBeLessThanOrEqual(KEPT.days + KEPT.weeks);
        expect([...kept]).toEqual(expect.arrayContaining(all.toSorted().slice(-1)));
      }),
    );
  });

  it('stay the same when the others are gone', () => {
    fc.assert(
      fc.property(ids, (all) => {
        expect(keptWhole([...keptWhole(all)])).toEqual(keptWhole(all));
      }),
    );
  });

  it('hold the latest of each of the last 14 days that have one', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const days = [...new Set(all.map(dayOf))].toSorted((one, other) => other - one).slice(0, KEPT.days);
        const latest = days.flatMap((day) =>
          all
            .filter((id) => dayOf(id) === day)
            .toSorted()
            .slice(-1),
        );
        expect([...keptWhole(all)]).toEqual(expect.arrayContaining(latest));
      }),
    );
  });

  it('are those with uploads and those without, each as if the others were not there', () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const whole = one.map((id) => ({ id, all: true }));
        const without = other.map((id) => ({ id, all: false }));
        expect(keptOf([...without, ...whole])).toEqual(new Set([...keptOf(whole), ...keptOf(without)]));
      }),
    );
  });

  it('are told from other names', () => {
    expect([...keptWhole(['objects', '20261332T000000Z', '20261127T030000Z.tmp'])]).toEqual([]);
    expect(timeOf(idOf(new Date('2026-11-27T03:04:05.678Z')))).toBe(Date.parse('2026-11-27T03:04:05Z'));
  });
});
