import type { Visit } from '../../src/domain/scans/pack.ts';
import { DAY_MS, HOUR_MS } from '../context.ts';
import type { PlannedCode } from '../plan.ts';
import type { SeededRandom } from '../random.ts';
import { CLIENTS, HOURS, REFERRERS, WEEKDAYS } from './visitors.ts';

/** A scan of the code at a place among all codes. */
export type PlannedVisit = Omit<Visit, 'code'> & { readonly index: number };

const DAYS = 90;
/** How often a code without an owner is scanned, beside the most popular one. */
const UNCLAIMED = 0.004;

interface Popular {
  readonly index: number;
  readonly from: number;
  readonly weight: number;
}

/** Returns so many scans of the last 90 days before `now`, in the order of time. A code is scanned once it leads somewhere. */
export function planVisits(
  random: SeededRandom,
  codes: readonly PlannedCode[],
  amount: number,
  now: number,
): readonly PlannedVisit[] {
  const scanned = codes.flatMap(popularityOf);
  const weights = scanned.map(({ weight }) => weight);
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, back) => today - back * DAY_MS);
  const dayWeights = days.map((day) => WEEKDAYS[new Date(day).getUTCDay()] ?? 1);
  const visits: PlannedVisit[] = [];
  while (visits.length < amount) {
    const code = scanned[random.weighted(weights)];
    const day = days[random.weighted(dayWeights)] ?? today;
    const at = Math.floor(day + (random.weighted(HOURS) + random.next()) * HOUR_MS);
    const client = CLIENTS[random.weighted(CLIENTS.map(({ share }) => share))]?.client;
    const referrer = REFERRERS[random.weighted(REFERRERS.map(({ share }) => share))]?.referrer;
    if (!code || !client || at < code.from || at >= now) continue;
    visits.push({ index: code.index, at, client, referrer });
  }
  return visits.toSorted((a, b) => a.at - b.at);
}

/** A few codes get most of the scans. Nobody can have scanned a code that is not approved. */
function popularityOf({ index, approvedAt, restricted, claim }: PlannedCode): readonly Popular[] {
  if (claim) {
    const from = claim.savedAt[0] ?? claim.at;
    return [{ index, from, weight: 1 / (1 + ((index * 7) % 29)) ** 0.8 }];
  }
  if (approvedAt === null || restricted) return [];
  return [{ index, from: approvedAt, weight: UNCLAIMED }];
}
