import type { CodeScans, DeviceClass } from '@qlaim/backend/contract';
import type { CsvRow } from './csv.ts';

const DEVICES: Readonly<Record<DeviceClass, string>> = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  other: 'Other',
};

export const deviceRows = ({ devices }: CodeScans): readonly CsvRow[] =>
  devices.map(({ device, count }) => [DEVICES[device], count]);

/** The sites in the order of the answer, then further sites, then the scans that came from no site. */
export function referrerRows({ total, referrers, otherReferrers }: CodeScans): readonly CsvRow[] {
  const fromSites = referrers.reduce((sum, { count }) => sum + count, otherReferrers);
  const rest: readonly CsvRow[] = [
    ['Other sites', otherReferrers],
    ['No site (camera or app)', total - fromSites],
  ];
  return [
    ...referrers.map(({ host, count }): CsvRow => [host, count]),
    ...rest.filter(([, count]) => count > 0),
  ];
}
