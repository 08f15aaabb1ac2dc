import { packScans, type Visit } from '../../src/domain/scans/pack.ts';
import { filledCode } from './filled-code.ts';
import { BATCH_SIZE, batchOf } from './filled-codes.ts';

/** One code in so many is scanned; one in more of them often. */
const SCANNED = 3;
const OFTEN = [
  { period: 99, scans: 9 },
  { period: 999, scans: 90 },
  { period: 9_999, scans: 900 },
] as const;

const CLIENTS: readonly Visit['client'][] = [
  { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' },
  { device: 'mobile', os: 'Android', browser: 'Chrome' },
  { device: 'desktop', os: 'Windows', browser: 'Firefox' },
];
const REFERRERS = [undefined, undefined, 'instagram.com', 'shop.example'] as const;

/** Returns the scans of codes at a time, in milliseconds since 1970, as many events as the product writes for them. */
export function scanEvents(numbers: readonly number[], at: number) {
  const visits = numbers.flatMap((number) =>
    Array.from({ length: scansOf(number) }, (_none, scan): Visit => {
      const client = CLIENTS[(number + scan) % CLIENTS.length];
      if (!client) throw new Error('there is no visitor');
      const referrer = REFERRERS[(number + scan) % REFERRERS.length];
      const batch = batchOf(Math.floor(number / BATCH_SIZE));
      return { code: filledCode(number), at: at + scan, client, referrer, batch };
    }),
  );
  const parts = Array.from({ length: Math.ceil(visits.length / MOST_SCANS) }, (_none, part) =>
    visits.slice(part * MOST_SCANS, (part + 1) * MOST_SCANS),
  );
  return parts.map((part) => ({ type: 'ScansRecorded' as const, data: packScans(part) }));
}

/** The scans of one event at most, as in `log/scan-journal.ts`. */
const MOST_SCANS = 512;

const scansOf = (number: number): number =>
  number % SCANNED === 0
    ? OFTEN.reduce((sum, { period, scans }) => sum + (number % period === 0 ? scans : 0), 1)
    : 0;
