import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const spans = counted({ one: (n) => `${n} day`, other: (n) => `${n} days` });
const scans = counted({ one: () => 'scan', other: () => 'scans' });
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });

/** The English texts of the scans of all codes. */
export const en = {
  title: 'Scans',
  range: {
    label: 'Days to show',
    from: 'From',
    to: 'To',
    today: 'Today',
    days: (count: number) => spans(count),
    lastMonth: 'Last month',
    thisYear: 'This year',
    begin: (most: number, day: string) =>
      `At most ${spans(most)} are counted at once, so these days now begin on ${day}.`,
    end: (most: number, day: string) =>
      `At most ${spans(most)} are counted at once, so these days now end on ${day}.`,
  },
  total: (count: number, shown: string, from: string, to: string) =>
    `${shown} ${scans(count)} from ${from} to ${to}`,
  onDay: (count: number, shown: string, day: string) => `${shown} ${scans(count)} on ${day}`,
  whose: 'The scans of these days',
  devices: 'Devices',
  device: 'Device',
  sites: 'Where from',
  site: 'Site',
  siteNote: 'The site with the link that was followed. A scan with a camera comes from no site.',
  codes: 'Most scanned codes',
  code: 'Code',
  codesNote: 'The 20 codes with the most scans of all time.',
  batches: 'Most scanned batches',
  batch: 'Batch',
  batchesNote: 'The 20 batches with the most scans of all time.',
  size: (count: number) => codes(count),
  unknown: 'Not known yet',
  rank: {
    none: 'None was scanned yet.',
    name: 'Name',
    range: 'These days',
    total: 'In total',
    kept: 'Their scans by day are kept for 90 days.',
    cut: 'These days begin before the 90 days that are kept by code and batch, so that only the total is known.',
    notKept: 'Not kept',
  },
  file: {
    label: 'All figures as CSV',
    title: 'the scans of these days',
    figure: 'Figure',
    of: 'Of',
    inRange: 'Scans in these days',
    total: 'Scans in total',
    all: 'All scans',
    span: (from: string, to: string) => `${from} to ${to}`,
    day: 'Day (UTC)',
    hour: 'Hour (UTC)',
  },
};
