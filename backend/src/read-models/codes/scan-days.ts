import { z } from 'zod';

/** How many days of daily scan counts a code keeps. */
export const SCAN_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Daily scan counts up to the latest day with scans. Days are UTC days since 1970, so that counts need no keys. */
export const ScanDays = z.object({
  /** Oldest first. At most 90, and none before the first scan of these days. */
  counts: z.array(z.int()),
  latest: z.int(),
});
export type ScanDays = z.infer<typeof ScanDays>;

export const NO_SCAN_DAYS: ScanDays = { counts: [], latest: 0 };

/** Returns the UTC day of a time in milliseconds since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Returns the hour of the UTC day of a time in milliseconds since 1970. */
export const hourOf = (at: number): number => Math.floor(((at - dayOf(at) * DAY_MS) * 24) / DAY_MS);

/** Returns the counts with more scans, given by their days. Only the 90 days up to the latest one are kept. */
export function addDays(days: ScanDays, added: ReadonlyMap<number, number>): ScanDays {
  const known = days.counts.length > 0 ? [days.latest, firstOf(days)] : [];
  const all = [...known, ...added.keys()];
  const latest = Math.max(...all);
  const first = Math.max(Math.min(...all), latest - SCAN_DAYS + 1);
  const counts = new Array<number>(latest - first + 1).fill(0);
  const add = (day: number, count: number) => {
    if (day >= first) counts[day - first] = (counts[day - first] ?? 0) + count;
  };
  for (const [place, count] of days.counts.entries()) add(firstOf(days) + place, count);
  for (const [day, count] of added) add(day, count);
  const isLate = counts[0] === 0;
  return { counts: isLate ? counts.slice(counts.findIndex((count) => count > 0)) : counts, latest };
}

const firstOf = ({ latest, counts }: ScanDays): number => latest - counts.length + 1;

/** Returns the name of a UTC day: '2026-11-22'. */
export const nameOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the sum of the scans from one UTC day to another, both inclusive. Only kept days are in it. */
export const sumOfDays = (days: ScanDays, from: number, to: number): number =>
  days.counts
    .slice(Math.max(0, from - firstOf(days)), Math.max(0, to - firstOf(days) + 1))
    .reduce((sum, count) => sum + count, 0);

/** Returns the scans of each of the `length` latest UTC days, oldest first, the day of `now` last. */
export function latestCounts(days: ScanDays, length: number, now: Date): number[] {
  const skipped = dayOf(now.getTime()) - length + 1 - firstOf(days);
  return Array.from({ length }, (_none, place) => days.counts[skipped + place] ?? 0);
}

/** Returns them with the names of their days. */
export function latestDays(
  days: ScanDays,
  length: number,
  now: Date,
): { readonly day: string; readonly count: number }[] {
  const first = dayOf(now.getTime()) - length + 1;
  return latestCounts(days, length, now).map((count, place) => ({ day: nameOfDay(first + place), count }));
}
