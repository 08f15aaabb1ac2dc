import fc from 'fast-check';
import { expect, it } from 'vitest';
import { archivedScansSummed, packSums, type SumsPart, unpackSums } from './archived-sums.ts';
import { DEVICES } from './names.ts';

const count = fc.integer({ min: 1, max: 100_000 });
const counts = <Key>(key: fc.Arbitrary<Key>) =>
  fc.uniqueArray(fc.tuple(key, count), { selector: ([of]) => of });
const days = counts(fc.integer({ min: 0, max: 40_000 }));
const visits = {
  hours: counts(fc.integer({ min: 0, max: 23 })),
  devices: counts(fc.constantFrom(...DEVICES)),
  referrers: counts(fc.domain()),
};
const code = fc.stringMatching(/^[0-9A-Z]{3,10}$/);
const part: fc.Arbitrary<SumsPart> = fc.record({
  codes: fc.array(fc.record({ code, days, ...visits }), { maxLength: 5 }),
  days: fc.array(fc.record({ day: fc.integer({ min: 0, max: 40_000 }), ...visits }), { maxLength: 5 }),
  batches: fc.array(fc.record({ batch: fc.uuid(), days }), { maxLength: 5 }),
});

/** The same counts in one order. */
const inOrder = (sums: SumsPart): unknown =>
  JSON.parse(JSON.stringify(sums), (_key, value: unknown) =>
    Array.isArray(value) && value.every((each) => Array.isArray(each)) ? value.map(String).sort() : value,
  );

it('sums that are packed are the same when they are unpacked, as JSON, too', () => {
  fc.assert(
    fc.property(part, (sums) => {
      const data = { from: 0, upTo: 9, scans: 1, ...packSums(sums) };
      const stored = archivedScansSummed.data.parse(JSON.parse(JSON.stringify(data)));
      expect(inOrder(unpackSums(stored))).toEqual(inOrder(sums));
    }),
  );
});

it('counts of 0 take one number, however many they are', () => {
  const sums = {
    codes: [],
    days: [],
    batches: [{ batch: 'b', days: [[20_454, 3] as [number, number], [20_460, 1] as [number, number]] }],
  };
  expect(packSums(sums).batchSums).toEqual([[-20_454, 3, -5, 1]]);
});
