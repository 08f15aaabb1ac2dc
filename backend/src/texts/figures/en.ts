import { pluralIn } from '../plural.ts';

const counted = pluralIn('en');
const scans = counted({ one: (n) => `${n} scan`, other: (n) => `${n} scans` });
const days = counted({ one: (n) => `${n} day`, other: (n) => `${n} days` });

/** The charts and tables of scans, in English. */
export const en = {
  scans: 'Scans',
  day: 'Day',
  from: 'From',
  perDay: 'Scans a day',
  byHour: 'Scans by hour of the day',
  fromHour: (time: string) => `From ${time}`,
  dayNote: 'A day runs from midnight to midnight UTC.',
  hourNote: (whose: string, zone: string) => `${whose}, in your time zone (${zone}).`,
  inDays: (count: number, span: number) => `${scans(count)} in ${days(span)}`,
  inDay: (count: number) => `${scans(count)} in 24 hours`,
  most: (sum: string, count: string, when: string) => `${sum}. Most: ${count}, ${when}`,
  table: 'Show as a table',
  csv: 'Download CSV',
  failed: 'The file could not be made. Check your connection and try again',
  devices: { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer', other: 'Other' },
  otherSites: 'Other sites',
  noSite: 'No site (camera or app)',
};
