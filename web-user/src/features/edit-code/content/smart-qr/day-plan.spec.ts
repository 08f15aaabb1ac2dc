import { expect, it } from 'vitest';
import { dayPlan, shareOfDay } from './day-plan.ts';

const BERLIN = 'Europe/Berlin';
const on = (from: string, to: string, url: string, timeZone = BERLIN) => ({ from, to, url, timeZone });

it('splits the day where a link, an overlap or a gap begins', () => {
  const conditions = [
    on('08:00', '12:00', 'am'),
    on('11:00', '18:00', 'pm'),
    on('00:00', '23:59', 'tokyo', 'Asia/Tokyo'),
  ];
  expect(dayPlan({ conditions }, BERLIN)).toEqual([
    { from: '00:00', to: '07:59', url: undefined, overlaps: false },
    { from: '08:00', to: '10:59', url: 'am', overlaps: false },
    { from: '11:00', to: '12:00', url: 'pm', overlaps: true },
    { from: '12:01', to: '18:00', url: 'pm', overlaps: false },
    { from: '18:01', to: '23:59', url: undefined, overlaps: false },
  ]);
});

it('measures a whole day as 1', () => {
  expect(shareOfDay('23:59', true) - shareOfDay('00:00')).toBe(1);
});
