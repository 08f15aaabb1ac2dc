import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { CODES } from './document.ts';
import { scannedCodes } from './scanned-codes.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('returns each code that was scanned once, the most often first, in pages of any size', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(4), { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (counts, limit) => {
        const { name: collection, version } = CODES;
        const { store } = fixture;
        await store.prepare([CODES]);
        await store.beginRebuild(CODES, { afresh: true });
        const writes = counts.map((scanCount, number) => ({
          id: `C${`${number}`.padStart(2, '0')}`,
          seen: 0,
          revisions: {},
          body: { present: true, scanCount },
        }));
        await store.commit({ collection, version, generation: 'next', from: null, to: '1', writes });
        await store.swap(CODES, await store.pauseWrites(collection));

        const found: (readonly [string, number | null])[] = [];
        for await (const page of scannedCodes(store, limit)) {
          expect(page.length).toBeLessThanOrEqual(limit);
          found.push(...page);
        }
        const expected = writes
          .filter(({ body }) => body.scanCount > 0)
          .map(({ id, body }) => [id, body.scanCount] as const)
          .toSorted(([one, a], [other, b]) => b - a || (one < other ? 1 : -1));
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  ));
