import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packScans, type Visit } from '../../domain/scans/pack.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { openedEvent } from '../../testing/event-log.ts';
import { DAY_REFERRERS, scanStatisticsProjection } from './project.ts';

const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const desktop = { ...client, device: 'desktop' } as const;
const visit = (at: string, rest: Partial<Visit> = {}): Visit => ({
  code: '7K3M9QWX2P',
  at: Date.parse(at),
  client,
  referrer: undefined,
  ...rest,
});
const scans = (revision: number, visits: readonly Visit[], slot = 0) =>
  openedEvent(`scans-${slot}`, revision, 'ScansRecorded', packScans(visits));
const generated = openedEvent('batch-b1', 0, 'BatchGenerated', { batchId: 'b1', codes: ['A', 'B', 'C'] });

/** Folds batches of events one after another, and keeps documents as a store does. */
function project(...batches: readonly (readonly OpenedEvent[])[]) {
  const stored = new Map<string, StoredDocument>();
  for (const batch of batches)
    for (const { seen, ...document } of scanStatisticsProjection.plan(batch).fold([...stored.values()]))
      stored.set(document.id, { ...document, version: seen + 1 });
  return (id: string) => stored.get(id)?.body;
}

describe('the statistics of all scans', () => {
  it('count the scans of a UTC day by hour, device and referring site', () => {
    const read = project(
      [scans(0, [visit('2026-11-20T23:59:59Z'), visit('2026-11-21T00:00:00Z', { referrer: 't.co' })])],
      [scans(0, [visit('2026-11-21T23:10:00Z', { client: desktop, referrer: 't.co' })], 1)],
    );
    expect(read('2026-11-20')).toMatchObject({ kind: 'day', scanCount: 1 });
    expect(read('2026-11-21')).toMatchObject({
      scanCount: 2,
      scanHours: Array.from({ length: 24 }, (_none, hour) => (hour === 0 || hour === 23 ? 1 : 0)),
      scanDevices: { mobile: 1, tablet: 0, desktop: 1, other: 0 },
      scanReferrers: [{ host: 't.co', count: 2 }],
    });
  });

  it('keep so many sites a day, and count the scans from further ones together', () => {
    const sites = Array.from({ length: DAY_REFERRERS + 5 }, (_none, index) => `site-${1000 + index}.example`);
    const visits = sites.map((referrer) => visit('2026-11-21T08:00:00Z', { referrer }));
    const day = project([scans(0, visits)])('2026-11-21');
    expect(day).toMatchObject({ scanCount: DAY_REFERRERS + 5, otherReferrers: 5 });
  });

  it('count the scans of a batch by day, whether they or the batch come first', () => {
    const ofBatch = scans(0, [
      visit('2026-11-20T08:00:00Z', { batch: 'b1' }),
      visit('2026-11-21T08:00:00Z', { batch: 'b1' }),
      visit('2026-11-21T09:00:00Z', { batch: 'b1' }),
      visit('2026-11-21T09:00:00Z'),
    ]);
    const expected = {
      kind: 'batch',
      createdAt: '2026-11-21T10:00:00.000Z',
      codes: 3,
      scanCount: 3,
      scanDays: { counts: [1, 2] },
    };
    expect(project([generated], [ofBatch])('b1')).toMatchObject(expected);
    expect(project([ofBatch], [generated])('b1')).toMatchObject(expected);
    expect(project([ofBatch, generated])('2026-11-21')).toMatchObject({ scanCount: 3 });
  });

  it('know a batch before its first scan', () => {
    expect(project([generated])('b1')).toMatchObject({ codes: 3, scanCount: 0, scanDays: { counts: [] } });
  });

  it('count old events, which name no batches, by day alone', () => {
    const read = project([scans(0, [visit('2026-11-21T08:00:00Z')])]);
    expect(read('2026-11-21')).toMatchObject({ scanCount: 1 });
  });

  it('are not changed by a redelivery', () => {
    const batch = [generated, scans(0, [visit('2026-11-21T08:00:00Z', { batch: 'b1' })])];
    const read = project(batch, structuredClone(batch));
    expect(read('2026-11-21')).toMatchObject({ scanCount: 1 });
    expect(read('b1')).toMatchObject({ scanCount: 1 });
  });

  it('are the same whatever the order and the size of the batches', () => {
    const some = fc.record({
      day: fc.integer({ min: 0, max: 3 }),
      batch: fc.option(fc.constantFrom('b1', 'b2'), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(some, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (drawn, size) => {
          const events = drawn.map(({ day, batch }, index) =>
            scans(0, [visit(`2026-11-2${day}T08:00:00Z`, batch === undefined ? {} : { batch })], index),
          );
          const inParts = Array.from({ length: Math.ceil(events.length / size) }, (_none, place) =>
            events.toReversed().slice(place * size, (place + 1) * size),
          );
          const [whole, parts] = [project(events), project(...inParts)];
          for (const id of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', 'b1', 'b2'])
            expect(parts(id)).toEqual(whole(id));
        },
      ),
    );
  });

  it('reject an unknown event', () => {
    expect(() => project([openedEvent('batch-b1', 1, 'BatchEaten', {})])).toThrow(
      'is not for the statistics',
    );
  });
});
