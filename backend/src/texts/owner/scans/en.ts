import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const days = counted({ one: (n) => `${n} day`, other: (n) => `${n} days` });

/** The English texts of the scans of a code. */
export const en = {
  title: 'Scans',
  loading: 'Loading the scans',
  summary: 'The code and its scans in short',
  total: 'In total',
  span: (count: number) => days(count),
  today: 'Today (UTC)',
  none: 'No scans yet',
  advice: 'Your own visits do not count. Ask somebody to scan the code.',
  edit: 'Edit QR',
  all: 'All scans',
  days: 'Days to show',
  devices: 'Devices',
  device: 'Device',
  from: 'Where from',
  site: 'Site',
  siteNote: 'The site with the link that was followed. A scan with a camera comes from no site.',
};
