import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { Vault } from '../../ports/vault.ts';
import { dueAccounts } from './accounts/due-accounts.ts';
import type { FactsContext } from './accounts/facts.ts';
import type { DueAccount } from './accounts/policy.ts';
import { before } from './periods.ts';
import { sumsFrom } from './scans/carry-out-scans.ts';
import { type DueScans, dueScans } from './scans/due-scans.ts';
import { type DueSignIns, dueSignIns } from './sign-ins/due-sign-ins.ts';

/** One thing that is due at a moment. */
export type Due = DueAccount | DueSignIns | DueScans;

export interface DueContext extends FactsContext {
  readonly feed: EventFeed;
  readonly vault: Pick<Vault, 'get' | 'put'>;
}

/** Yields everything that is due at a moment. A dry run shows it, and a run carries it out: so they can't differ. */
export async function* allDue(
  context: DueContext,
  periods: RetentionPeriods,
  now: Date,
): AsyncGenerator<Due> {
  yield* dueAccounts(context, periods, now);
  const signInsBefore = before(now, { months: periods.signInsMonths });
  if (signInsBefore !== undefined) yield* dueSignIns(context, signInsBefore);
  const scansBefore = before(now, { months: periods.scansMonths });
  if (scansBefore === undefined) return;
  yield* dueScans({ ...context, sumsFrom: (slot) => sumsFrom(context, slot) }, scansBefore);
}
