import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SCANS } from '../../domain/scans/events.ts';
import { packScans, type Visit } from '../../domain/scans/pack.ts';
import { ScanWindow } from '../../read-models/scan-snapshot/window.ts';
import { SumsDigest } from './archived-sums.ts';
import { entriesOf, partsOf } from './sums.ts';

const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const CLIENTS = [
  { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' },
  { device: 'desktop', os: 'Windows', browser: 'Firefox' },
] as const;

const visit: fc.Arbitrary<Visit> = fc.record({
  code: fc.constantFrom('0123456789', '012345678A', 'menu'),
  at: fc.integer({ min: BEGIN, max: BEGIN + 3 * 24 * 60 * 60_000 }),
  client: fc.constantFrom(...CLIENTS),
  referrer: fc.constantFrom(undefined, 'example.com', 't.co'),
  batch: fc.constantFrom(undefined, 'one', 'two'),
});

/** What is counted of scans that are looked at in several windows. */
async function digestOf(...windows: readonly (readonly Visit[])[]): Promise<SumsDigest> {
  const digest = new SumsDigest();
  for (const [revision, visits] of windows.entries()) {
    const window = new ScanWindow(100);
    window.add(SCANS.streamOf('0'), revision, packScans(visits));
    for await (const part of partsOf(entriesOf(window.additions()))) digest.add(part);
  }
  return digest;
}

it('the digest of sums follows from the scans, whichever windows they are counted in', () => {
  return fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 20 }), fc.nat(), async (visits, place) => {
      const cut = 1 + (place % (visits.length - 1));
      const halves = await digestOf(visits.slice(cut), visits.slice(0, cut));
      expect((await digestOf(visits)).equals(halves)).toBe(true);
    }),
  );
});

it('the digest of sums differs where one scan does, or is missing', () => {
  const scans = fc.array(visit, { minLength: 1, maxLength: 9 });
  return fc.assert(
    fc.asyncProperty(scans, visit, fc.nat(), async (visits, other, place) => {
      const index = place % visits.length;
      const digest = await digestOf(visits);
      const isEqual = async (others: readonly Visit[]) => digest.equals(await digestOf(others));
      expect(await isEqual([...visits, other])).toBe(false);
      expect(await isEqual(visits.with(index, other))).toBe(isCountedAlike(visits[index], other));
    }),
  );
});

/** Systems, browsers and minutes are not counted. */
function isCountedAlike(one: Visit | undefined, other: Visit): boolean {
  const counted = ({ code, at, client, referrer, batch }: Visit) =>
    [code, Math.floor(at / 3_600_000), client.device, referrer, batch].join();
  return one !== undefined && counted(one) === counted(other);
}
