import type { ScanStatistics } from '../../../contract/schemas/scan-statistics.ts';
import { DeviceClass } from '../../../contract/schemas/scan-tallies.ts';
import type { CodeRow } from '../../../read-models/codes/queries.ts';
import { nameOfDay, SCAN_DAYS, type ScanDays, sumOfDays } from '../../../read-models/codes/scan-days.ts';
import { increase } from '../../../read-models/codes/visit-tally.ts';
import type { DayDocument } from '../../../read-models/scan-statistics/document.ts';
import type { BatchRow } from '../../../read-models/scan-statistics/queries.ts';

const MOST_SITES = 20;

/** UTC days since 1970, both inclusive. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
  readonly today: number;
}

interface Read {
  readonly days: ReadonlyMap<string, DayDocument>;
  readonly codes: readonly CodeRow[];
  readonly batches: readonly BatchRow[];
  /** The names of codes and batches, by code and by id. */
  readonly names: ReadonlyMap<string, string | null>;
}

/** Returns the scans of all codes in a range of days. Sites with equally many scans are in the order of their names. */
export function scanStatisticsView({ days, codes, batches, names }: Read, range: DayRange): ScanStatistics {
  const { from, to } = range;
  const all = [...days.values()];
  const sum = (count: (day: DayDocument) => number) => all.reduce((total, day) => total + count(day), 0);
  const sites = sitesOf(all);
  const kept = sites.slice(0, MOST_SITES);
  return {
    from: nameOfDay(from),
    to: nameOfDay(to),
    total: sum(({ scanCount }) => scanCount),
    days: Array.from({ length: to - from + 1 }, (_none, place) => {
      const day = nameOfDay(from + place);
      return { day, count: days.get(day)?.scanCount ?? 0 };
    }),
    hours: Array.from({ length: 24 }, (_none, hour) => sum(({ scanHours }) => scanHours[hour] ?? 0)),
    devices: DeviceClass.options
      .map((device) => ({ device, count: sum(({ scanDevices }) => scanDevices[device]) }))
      .filter(({ count }) => count > 0)
      .sort(mostFirst),
    referrers: kept,
    otherReferrers:
      sum(({ otherReferrers }) => otherReferrers) +
      sites.slice(MOST_SITES).reduce((total, { count }) => total + count, 0),
    codes: codes.filter(wasScanned).map((row) => ({
      code: row.code,
      name: names.get(row.code) ?? null,
      ...ranked(row, range),
    })),
    batches: batches.filter(wasScanned).map(({ id, createdAt, codes: size, ...row }) => ({
      id,
      name: names.get(id) ?? '',
      createdAt,
      codes: size,
      ...ranked(row, range),
    })),
  };
}

function sitesOf(days: readonly DayDocument[]): { readonly host: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { host, count } of days.flatMap(({ scanReferrers }) => scanReferrers))
    increase(counts, host, count);
  return Array.from(counts, ([host, count]) => ({ host, count }))
    .sort((a, b) => (a.host < b.host ? -1 : 1))
    .sort(mostFirst);
}

/** The 90 kept days of a code or a batch end with its latest scan, which is of today at the latest. */
const ranked = (
  { scanCount, scanDays }: { readonly scanCount: number; readonly scanDays: ScanDays },
  { from, to, today }: DayRange,
) => ({ total: scanCount, inRange: from > today - SCAN_DAYS ? sumOfDays(scanDays, from, to) : null });

const wasScanned = ({ scanCount }: { readonly scanCount: number }): boolean => scanCount > 0;

const mostFirst = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;
