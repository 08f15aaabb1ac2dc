import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFirstVersion, scanOf, scansIn } from '../../testing/scans/scans.ts';
import { scansRecorded } from './events.ts';
import { BROWSERS, DEVICES, SYSTEMS } from './names.ts';
import { packScans, type Visit } from './pack.ts';
import { secondVersionOf, storedScans } from './versions.ts';

const phone = { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const;

const clients = fc.uniqueArray(
  fc.record({
    device: fc.constantFrom(...DEVICES),
    os: fc.oneof(fc.constantFrom(...SYSTEMS), fc.string()),
    browser: fc.oneof(fc.constantFrom(...BROWSERS), fc.string()),
  }),
  { minLength: 1, maxLength: 5 },
);
const visits: fc.Arbitrary<readonly Visit[]> = clients.chain((some) =>
  fc.array(
    fc.record(
      {
        code: fc.oneof(fc.constantFrom('0123456789', 'menu'), fc.stringMatching(/^[A-Za-z0-9._~-]{1,64}$/)),
        at: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_600_000 }),
        client: fc.constantFrom(...some),
        referrer: fc.option(fc.domain(), { nil: undefined }),
        batch: fc.uuid(),
      },
      { requiredKeys: ['code', 'at', 'client', 'referrer'] },
    ),
    { maxLength: 60 },
  ),
);

describe('the versions of an event of scans', () => {
  it('tell the same of any scans, in their order and to the millisecond', () => {
    fc.assert(
      fc.property(visits, (some) => {
        const scans = some.map(scanOf);
        const [first, second] = [packFirstVersion(some), packScans(some)];
        expect(scansIn(second)).toEqual(scans);
        expect(scansIn(secondVersionOf(first))).toEqual(scans);
        for (const data of [second, secondVersionOf(first)])
          expect(scansRecorded.data.strict().parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
        for (const data of [first, second])
          expect(storedScans({ type: 'ScansRecorded', data })).toBe(some.length);
      }),
    );
  });

  it('are read where the first one lacks a visitor or batches', () => {
    const scans = [
      ['A', 5, 1],
      ['B', 6, 0],
      ['C', 7, -1],
    ];
    const old = { visitors: [{ ...phone, referrer: 't.co' }], scans };
    const one = { ...phone, referrer: 't.co' };
    const other = { device: 'other', os: 'other', browser: 'other' };
    const read = [
      { code: 'A', at: 5, visitor: other, batch: undefined },
      { code: 'B', at: 6, visitor: one, batch: undefined },
      { code: 'C', at: 7, visitor: other, batch: undefined },
    ];
    expect(scansIn(secondVersionOf(old))).toEqual(read);
    expect(scansIn(secondVersionOf({ ...old, batches: ['unused'] }))).toEqual(read);
  });

  it('are counted as they are stored, and other events have no scans', () => {
    expect(storedScans({ type: 'ScansSummed', data: { scans: 9 } })).toBe(0);
    expect(storedScans({ type: 'ScansRecorded', data: {} })).toBe(0);
  });

  it('refuse data that is none of the first', () => {
    expect(() => secondVersionOf({ visitors: [], scans: [['A']] })).toThrow('scans');
  });
});
