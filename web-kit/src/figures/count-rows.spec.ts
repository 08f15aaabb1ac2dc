import { expect, it } from 'vitest';
import { deviceRows, referrerRows } from './count-rows.ts';

it('names the device classes', () => {
  const devices = (['mobile', 'tablet', 'desktop', 'other'] as const).map((device) => ({ device, count: 1 }));
  expect(deviceRows({ devices })).toEqual([
    ['Phone', 1],
    ['Tablet', 1],
    ['Computer', 1],
    ['Other', 1],
  ]);
});

it('lists the sites, then further ones, then scans from no site', () => {
  const referrers = [{ host: 't.co', count: 5 }];
  expect(referrerRows({ total: 20, referrers, otherReferrers: 3 })).toEqual([
    ['t.co', 5],
    ['Other sites', 3],
    ['No site (camera or app)', 12],
  ]);
});

it('lists nothing that has no scans', () => {
  expect(referrerRows({ total: 5, referrers: [{ host: 't.co', count: 5 }], otherReferrers: 0 })).toEqual([
    ['t.co', 5],
  ]);
});
