import type { CodeScans } from '../../../contract/schemas/code-scans.ts';
import { DeviceClass } from '../../../contract/schemas/scan-tallies.ts';
import type { ScanCounts } from '../../../read-models/codes/scan-counts.ts';
import { latestDays, SCAN_DAYS } from '../../../read-models/codes/scan-days.ts';

const mostFirst = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;

/** Returns the statistics of a code's scans. Hosts with equally many scans are in the order of their names. */
export const codeScansView = (counts: ScanCounts, now: Date): CodeScans => ({
  total: counts.scanCount,
  days: latestDays(counts.scanDays, SCAN_DAYS, now),
  hours: counts.scanHours,
  devices: DeviceClass.options
    .map((device) => ({ device, count: counts.scanDevices[device] }))
    .filter(({ count }) => count > 0)
    .sort(mostFirst),
  referrers: counts.scanReferrers.toSorted((a, b) => (a.host < b.host ? -1 : 1)).sort(mostFirst),
  otherReferrers: counts.otherReferrers,
});
