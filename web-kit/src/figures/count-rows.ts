import { FIGURES_ENGLISH, type FigureTexts } from '@qlaim/backend/texts/figures';
import type { CountRow } from './csv.ts';

type DeviceClass = keyof FigureTexts['devices'];

/** What is known of the visitors of scans. */
interface Visitors {
  readonly total: number;
  readonly devices: readonly { readonly device: DeviceClass; readonly count: number }[];
  readonly referrers: readonly { readonly host: string; readonly count: number }[];
  readonly otherReferrers: number;
}

export const deviceRows = (
  { devices }: Pick<Visitors, 'devices'>,
  words: FigureTexts = FIGURES_ENGLISH,
): readonly CountRow[] => devices.map(({ device, count }) => [words.devices[device], count]);

/** The sites in the order of the answer, then further sites, then the scans that came from no site. */
export function referrerRows(
  { total, referrers, otherReferrers }: Pick<Visitors, 'total' | 'referrers' | 'otherReferrers'>,
  words: FigureTexts = FIGURES_ENGLISH,
): readonly CountRow[] {
  const fromSites = referrers.reduce((sum, { count }) => sum + count, otherReferrers);
  const rest: readonly CountRow[] = [
    [words.otherSites, otherReferrers],
    [words.noSite, total - fromSites],
  ];
  return [
    ...referrers.map(({ host, count }): CountRow => [host, count]),
    ...rest.filter(([, count]) => count > 0),
  ];
}
