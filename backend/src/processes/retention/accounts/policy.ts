import { NOTICE_DAYS, type RetentionPeriods } from '../../../contract/legal/retention-periods.ts';
import type { FoundUnused } from '../../../domain/account/state.ts';
import { before } from '../periods.ts';

/** What decides whether an account stays. Times are ISO 8601, UTC. */
export interface AccountFacts {
  readonly userId: string;
  /** Whether an e-mail was ever verified. */
  readonly verified: boolean;
  /** Whether the person works for the shop, or the shop has disabled the account: an admin decides about these. */
  readonly exempt: boolean;
  /** How many codes it owns. */
  readonly codes: number;
  /** When the person last did something, or one of the codes was last scanned. */
  readonly usedAt: string;
  readonly foundUnused: FoundUnused | null;
}

/** Why an account goes: never verified, without a code, or unused. */
export type Reason = 'unverified' | 'without-code' | 'unused';

/** What is due for an account: its person is asked, or it is erased. */
export type DueAccount =
  | { readonly do: 'ask'; readonly reason: Reason; readonly userId: string; readonly since: string }
  | { readonly do: 'erase'; readonly reason: Reason; readonly userId: string; readonly since: string };

/**
 * Returns what is due for an account; undefined where it stays as it is. A dry run and a run both ask it, so that they can't
 * differ. Who was told of a deletion keeps the account for 30 days, and any use since makes what was told worthless.
 */
export function dueOf(facts: AccountFacts, periods: RetentionPeriods, now: Date): DueAccount | undefined {
  const { userId, usedAt: since, foundUnused } = facts;
  const reason = reasonOf(facts, periods, now);
  if (reason === undefined) return undefined;
  // Nobody has shown that the address is theirs, so that nobody is mailed.
  if (reason === 'unverified') return { do: 'erase', reason, userId, since };
  if (foundUnused?.since !== since) return { do: 'ask', reason, userId, since };
  if (foundUnused.eraseAfter > now.toISOString()) return undefined;
  return { do: 'erase', reason, userId, since };
}

function reasonOf(
  { exempt, verified, codes, usedAt }: AccountFacts,
  { unverifiedDays, withoutCodeMonths, unusedYears }: RetentionPeriods,
  now: Date,
): Reason | undefined {
  const isOlder = (cutoff: string | undefined) => cutoff !== undefined && usedAt <= cutoff;
  if (exempt) return undefined;
  if (!verified && codes === 0 && isOlder(before(now, { days: unverifiedDays }))) return 'unverified';
  if (!verified) return undefined;
  if (codes === 0 && isOlder(before(now, { months: withoutCodeMonths }))) return 'without-code';
  return isOlder(before(now, { years: unusedYears })) ? 'unused' : undefined;
}

/** Returns the latest time at which an account that may go was used; undefined where none goes. ISO 8601, UTC. */
export function latestUse(
  { unverifiedDays, withoutCodeMonths, unusedYears }: RetentionPeriods,
  now: Date,
): string | undefined {
  const cutoffs = [{ days: unverifiedDays }, { months: withoutCodeMonths }, { years: unusedYears }];
  return cutoffs
    .flatMap((period) => before(now, period) ?? [])
    .sort()
    .at(-1);
}

/** Returns when an account may be erased whose person is told now. ISO 8601, UTC. */
export const eraseAfter = (now: Date): string =>
  new Date(now.getTime() + NOTICE_DAYS * 24 * 60 * 60 * 1000).toISOString();
