import type { CountRow } from './csv.ts';

type DeviceClass = keyof typeof DEVICES;

/** What is known of the visitors of scans. */
interface Visitors {
  readonly total: number;
  readonly devices: readonly { readonly device: DeviceClass; readonly count: number }[];
  readonly referrers: readonly { readonly host: string; readonly count: number }[];
  readonly otherReferrers: number;
}

const DEVICES = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  other: 'Other',
} as const;

export const deviceRows = ({ devices }: Pick<Visitors, 'devices'>): readonly CountRow[] =>
  devices.map(({ device, count }) => [DEVICES[device], count]);

/** The sites in the order of the answer, then further sites, then the scans that came from no site. */
export function referrerRows({
  total,
  referrers,
  otherReferrers,
}: Pick<Visitors, 'total' | 'referrers' | 'otherReferrers'>): readonly CountRow[] {
  const fromSites = referrers.reduce((sum, { count }) => sum + count, otherReferrers);
  const rest: readonly CountRow[] = [
    ['Other sites', otherReferrers],
    ['No site (camera or app)', total - fromSites],
  ];
  return [
    ...referrers.map(({ host, count }): CountRow => [host, count]),
    ...rest.filter(([, count]) => count > 0),
  ];
}
