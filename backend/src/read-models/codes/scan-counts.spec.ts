import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addScans, NO_SCAN_COUNTS, SCAN_REFERRERS } from './scan-counts.ts';
import type { CountedScan } from './visit-tally.ts';

const scan = (at: string, referrer?: string): CountedScan => ({
  at: Date.parse(at),
  visitor: {
    device: 'mobile',
    os: 'iOS',
    browser: 'Safari',
    ...(referrer === undefined ? {} : { referrer }),
  },
});

const from = (host: string) => scan('2026-11-21T08:00:00Z', host);

/** Adds batches one after another. */
const count = (...batches: readonly (readonly CountedScan[])[]) => batches.reduce(addScans, NO_SCAN_COUNTS);

describe('the counts of scans', () => {
  it('are by UTC day and UTC hour', () => {
    const counts = count(
      [scan('2026-11-20T23:59:59Z'), scan('2026-11-21T00:00:00Z')],
      [scan('2026-11-21T23:10:00Z')],
    );
    expect(counts.scanDays.counts).toEqual([1, 2]);
    expect(counts.scanHours).toEqual(
      Array.from({ length: 24 }, (_none, hour) => ({ 0: 1, 23: 2 })[hour] ?? 0),
    );
  });

  it('are of the device `other` without a visitor', () => {
    expect(count([{ at: 0, visitor: undefined }]).scanDevices).toMatchObject({ other: 1, mobile: 0 });
  });

  it('have no referrer where the visitor names none', () => {
    expect(count([scan('2026-11-21T08:00:00Z')])).toMatchObject({ scanReferrers: [], otherReferrers: 0 });
  });

  it('keep twenty hosts, and count the scans from further ones together', () => {
    const known = Array.from({ length: SCAN_REFERRERS }, (_none, index) =>
      from(`site-${index + 10}.example`),
    );
    const further = [
      from('further-site.example'),
      from('another-site.example'),
      from('further-site.example'),
    ];
    const counts = count(known, further, known);
    expect(counts.scanReferrers).toHaveLength(SCAN_REFERRERS);
    expect(new Set(counts.scanReferrers.map((referrer) => referrer.count))).toEqual(new Set([2]));
    expect(counts.otherReferrers).toBe(3);
  });

  it('keep a host whose name every object has as a property', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    expect(count(names.map(from), names.map(from)).scanReferrers.toSorted()).toEqual(
      expect.arrayContaining(names.map((host) => ({ host, count: 2 }))),
    );
  });

  it('do not change the counts that they are added to', () => {
    const before = count([from('t.co')]);
    const copy = structuredClone(before);
    addScans(before, [from('t.co'), from('example.com')]);
    expect(before).toEqual(copy);
  });

  it('are the same whatever the order and the size of the batches', () => {
    const someScan = fc.record({
      at: fc.integer({ min: 0, max: 200 }).map((day) => day * 86_400_000 + day),
      visitor: fc.option(
        fc.record({
          device: fc.constantFrom('mobile', 'tablet', 'desktop', 'other'),
          os: fc.constant('os'),
          browser: fc.constant('browser'),
          referrer: fc.integer({ min: 0, max: 60 }).map((host) => `${'x'.repeat(host % 5)}${host}.example`),
        }),
        { nil: undefined },
      ),
    });
    const inTwoOrders = fc
      .array(someScan, { minLength: 1, maxLength: 200 })
      .chain((scans) =>
        fc.tuple(
          fc.constant(scans),
          fc.shuffledSubarray(scans, { minLength: scans.length }),
          fc.integer({ min: 1, max: 30 }),
        ),
      );
    fc.assert(
      fc.property(inTwoOrders, ([scans, shuffled, size]) => {
        const batches = Array.from({ length: Math.ceil(shuffled.length / size) }, (_none, place) =>
          shuffled.slice(place * size, (place + 1) * size),
        );
        expect(count(...batches)).toEqual(count(scans));
      }),
    );
  });
});
