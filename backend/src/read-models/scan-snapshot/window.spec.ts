import { expect, it } from 'vitest';
import { packScans, type Visit } from '../../domain/scans/pack.ts';
import { foldTotals } from './totals.ts';
import { ScanWindow } from './window.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = Date.parse('2026-01-01T23:30:00.000Z');
const phone = { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const;
const visit = (code: string, hours = 0, batch?: string): Visit => ({
  code,
  at: BEGIN + hours * HOUR_MS,
  client: phone,
  referrer: hours > 0 ? 't.co' : undefined,
  batch,
});

/** The totals that a window makes where nothing is stored, by their ids. */
const totalsOf = (window: ScanWindow) =>
  Object.fromEntries(
    Array.from(window.additions(), ({ by, id, changes }) => [
      id,
      foldTotals(by, id, undefined, changes())?.body,
    ]),
  );

it('counts the scans of an event by the hour of each, also beyond midnight', () => {
  const window = new ScanWindow(10);
  window.add('scans-0', 0, packScans([visit('A', 0, 'one'), visit('B', 1, 'one'), visit('A', 0, 'one')]));
  window.add('scans-0', 1, packScans([visit('A', 1)]));
  const totals = totalsOf(window);
  expect(Object.keys(totals)).toEqual(['code:A', 'code:B', 'batch:one', 'day:2026-01-01', 'day:2026-01-02']);
  expect(totals['code:A']).toMatchObject({
    scanCount: 3,
    scanDays: { counts: [2, 1] },
    scanReferrers: [{ host: 't.co', count: 1 }],
  });
  expect(totals['batch:one']).toMatchObject({ scanCount: 3, scanDays: { counts: [2, 1] } });
  expect(totals['day:2026-01-01']).toMatchObject({ scanCount: 2, scanReferrers: [] });
  expect(totals['day:2026-01-02']).toMatchObject({
    scanCount: 2,
    scanReferrers: [{ host: 't.co', count: 2 }],
  });
});

it('takes no part of an event for which it has no room, and has room again once it is cleared', () => {
  const window = new ScanWindow(4);
  const three = packScans(['A', 'B', 'C'].map((code) => visit(code)));
  expect([window.add('scans-0', 0, three), window.isFull]).toEqual([true, false]);
  expect(window.add('scans-0', 1, three)).toBe(false);
  expect(totalsOf(window)['day:2026-01-01']).toMatchObject({ scanCount: 3 });
  expect([window.add('scans-0', 1, packScans([visit('D')])), window.isFull]).toEqual([true, true]);
  window.clear();
  expect(totalsOf(window)).toEqual({});
  expect(window.add('scans-0', 1, three)).toBe(true);
});
