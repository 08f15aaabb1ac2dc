import { expect, it } from 'vitest';
import { scansRecorded } from './events.ts';
import { packScans } from './pack.ts';

const phone = { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const;
const desk = { device: 'desktop', os: 'Windows', browser: 'Firefox' } as const;

it('stores data that scans share once', () => {
  const visits = [
    { code: 'A', at: 1, client: phone, referrer: undefined },
    { code: 'B', at: 2, client: desk, referrer: 'www.example.com' },
    { code: 'A', at: 3, client: phone, referrer: 'www.example.com' },
    { code: 'C', at: 3, client: phone, referrer: undefined },
  ];
  const packed = packScans(visits);
  expect(packed).toEqual({
    visitors: [phone, { ...desk, referrer: 'www.example.com' }, { ...phone, referrer: 'www.example.com' }],
    scans: [
      ['A', 1, 0],
      ['B', 2, 1],
      ['A', 3, 2],
      ['C', 3, 0],
    ],
  });
  expect(scansRecorded.data.parse(packed)).toEqual(packed);
});

it('stores each batch once, and -1 for a code whose batch is not known', () => {
  const visit = { at: 1, client: phone, referrer: undefined };
  const packed = packScans([
    { ...visit, code: 'A', batch: 'one' },
    { ...visit, code: 'B', batch: 'two' },
    { ...visit, code: 'C' },
    { ...visit, code: 'A', batch: 'one' },
  ]);
  expect(packed).toMatchObject({ batches: ['one', 'two'], batchOf: [0, 1, -1, 0] });
  expect(scansRecorded.data.parse(packed)).toEqual(packed);
});
