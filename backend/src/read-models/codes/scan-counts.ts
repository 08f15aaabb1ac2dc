import { z } from 'zod';
import { addDays, dayOf, NO_SCAN_DAYS, ScanDays } from './scan-days.ts';
import { type CountedScan, increase, VisitTally } from './visit-tally.ts';

/** How many referring hosts a code keeps. The scans from all further hosts are one count. */
export const SCAN_REFERRERS = 20;

/** The scans of a code. What counts are made of has its names in order, so that a store need not sort them. */
export const ScanCounts = z.object({
  scanCount: z.int(),
  scanDays: ScanDays,
  /** Scans by the hour of the day in UTC: 24 counts, from midnight on. */
  scanHours: z.array(z.int()),
  scanDevices: z.object({ desktop: z.int(), mobile: z.int(), other: z.int(), tablet: z.int() }),
  /** Scans by referring host. A list, because a host such as `constructor` clashes with a property of every object. */
  scanReferrers: z.array(z.object({ count: z.int(), host: z.string() })),
  /** Scans from the hosts that `scanReferrers` does not keep. */
  otherReferrers: z.int(),
});
export type ScanCounts = z.infer<typeof ScanCounts>;

/** The scans of anything, without their days. */
export const VisitCounts = ScanCounts.omit({ scanDays: true });
export type VisitCounts = z.infer<typeof VisitCounts>;

export const NO_VISIT_COUNTS: VisitCounts = {
  scanCount: 0,
  scanHours: Array.from({ length: 24 }, () => 0),
  scanDevices: { desktop: 0, mobile: 0, other: 0, tablet: 0 },
  scanReferrers: [],
  otherReferrers: 0,
};

export const NO_SCAN_COUNTS: ScanCounts = { ...NO_VISIT_COUNTS, scanDays: NO_SCAN_DAYS };

/** Returns the counts with more scans, at least one. The order in which scans are added does not matter. */
export function addScans(counts: ScanCounts, scans: readonly CountedScan[]): ScanCounts {
  const days = new Map<number, number>();
  const tally = new VisitTally();
  for (const { at, visitor } of scans) {
    increase(days, dayOf(at));
    tally.add(at, visitor);
  }
  return addTally(counts, { days, tally });
}

/** Scans that are counted already. */
export interface TalliedScans {
  /** By UTC days since 1970. */
  readonly days: ReadonlyMap<number, number>;
  readonly tally: VisitTally;
}

export const addTally = (counts: ScanCounts, { days, tally }: TalliedScans): ScanCounts => ({
  ...addVisits(counts, [tally], SCAN_REFERRERS),
  scanDays: addDays(counts.scanDays, days),
});

/** Returns the counts with more scans, and with so many referring hosts at most. */
export function addVisits(
  counts: VisitCounts,
  tallies: readonly VisitTally[],
  mostReferrers: number,
): VisitCounts {
  const added = new Map<string, number>();
  const scanHours = [...counts.scanHours];
  const { desktop, mobile, other, tablet } = counts.scanDevices;
  const scanDevices = { desktop, mobile, other, tablet };
  let { scanCount } = counts;
  for (const { scans, hours, devices, hosts } of tallies) {
    scanCount += scans;
    for (const [hour, count] of hours) scanHours[hour] = (scanHours[hour] ?? 0) + count;
    for (const [device, count] of devices) scanDevices[device] += count;
    for (const [host, count] of hosts) increase(added, host, count);
  }
  return { scanCount, scanHours, scanDevices, ...addReferrers(counts, added, mostReferrers) };
}

/**
 * Keeps the hosts with the shortest names, which are mostly the best known sites. The hosts themselves decide, not the
 * first to come: so a host that is kept was never dropped, and every order of scans leads to the same counts.
 */
function addReferrers(
  { scanReferrers, otherReferrers }: VisitCounts,
  added: ReadonlyMap<string, number>,
  most: number,
): Pick<VisitCounts, 'scanReferrers' | 'otherReferrers'> {
  if (added.size === 0) return { scanReferrers, otherReferrers };
  const hosts = new Map(scanReferrers.map(({ host, count }) => [host, count]));
  for (const [host, count] of added) increase(hosts, host, count);
  const all = Array.from(hosts, ([host, count]) => ({ count, host })).sort(byName);
  const dropped = all.slice(most);
  return {
    scanReferrers: all.slice(0, most),
    otherReferrers: dropped.reduce((sum, { count }) => sum + count, otherReferrers),
  };
}

const byName = (a: { readonly host: string }, b: { readonly host: string }): number =>
  a.host.length - b.host.length || (a.host < b.host ? -1 : 1);
