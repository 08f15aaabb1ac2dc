import { afterEach, beforeEach, expect, it } from 'vitest';
import { SCANS } from '../../../domain/scans/events.ts';
import { packScans } from '../../../domain/scans/pack.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { dueScans } from './due-scans.ts';

const AT = '2026-01-01T00:00:00.000Z';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** Records as many events, each of so many scans, and returns the ranges and scans of the sums that are due. */
async function summed(events: number, scans: number) {
  const visits = Array.from({ length: scans }, () => ({
    code: 'CODE22',
    at: Date.parse(AT),
    client: { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const,
    referrer: undefined,
  }));
  const recorded = Array.from({ length: events }, () => ({
    type: 'ScansRecorded' as const,
    id: fixture.random.uuid(),
    at: AT,
    actor: SYSTEM,
    data: packScans(visits),
  }));
  await fixture.log.append({ stream: SCANS.streamOf('0'), expected: 'none', events: recorded });
  const ranges: string[] = [];
  for await (const { sums } of dueScans({ log: fixture.log, sumsFrom: async () => 0 }, AT))
    ranges.push(`${sums.from} to ${sums.upTo}: ${sums.scans}`);
  return ranges;
}

it('ends a sum after 500 events, so that their removal is short', async () => {
  expect(await summed(1_201, 1)).toEqual(['0 to 499: 500', '500 to 999: 500', '1000 to 1199: 200']);
});

it('ends a sum after 2,000 scans, so that its event is small', async () => {
  expect(await summed(6, 900)).toEqual(['0 to 2: 2700', '3 to 4: 1800']);
});
