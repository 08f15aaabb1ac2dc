import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { expect, test } from 'vitest';
import { presetsOf } from './presets.ts';

const { range } = (await ALL_SCANS.first('en')).texts;
const at = (time: string) => Object.fromEntries(presetsOf(Date.parse(time), range));

test('each preset is a range of UTC days', () => {
  expect(at('2026-11-22T15:00:00Z')).toEqual({
    Today: { from: '2026-11-22', to: '2026-11-22' },
    '7 days': { from: '2026-11-16', to: '2026-11-22' },
    '30 days': { from: '2026-10-24', to: '2026-11-22' },
    'Last month': { from: '2026-10-01', to: '2026-10-31' },
    'This year': { from: '2026-01-01', to: '2026-11-22' },
  });
});

test('in January the last month is that of the year before', () => {
  expect(at('2027-01-01T00:00:00Z')).toMatchObject({
    'Last month': { from: '2026-12-01', to: '2026-12-31' },
    'This year': { from: '2027-01-01', to: '2027-01-01' },
  });
  expect(at('2028-03-31T23:59:59Z')['Last month']).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
