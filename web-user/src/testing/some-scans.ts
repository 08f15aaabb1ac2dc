import type { CodeScans } from '@qlaim/backend/contract';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = Date.parse('2026-11-21T00:00:00Z');

/** Returns statistics without scans for tests. `over` replaces fields. */
export const someScans = (over: Partial<CodeScans> = {}): CodeScans => ({
  total: 0,
  days: Array.from({ length: 90 }, (_none, index) => ({
    day: new Date(TODAY - (89 - index) * DAY_MS).toISOString().slice(0, 10),
    count: 0,
  })),
  hours: Array.from({ length: 24 }, () => 0),
  devices: [],
  referrers: [],
  otherReferrers: 0,
  ...over,
});
