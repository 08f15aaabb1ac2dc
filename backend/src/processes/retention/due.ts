import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import { dueAccounts } from './due-accounts.ts';
import type { FactsContext } from './facts.ts';
import type { DueAccount } from './policy.ts';

/** One thing that is due at a moment. */
export type Due = DueAccount;

/** Yields everything that is due at a moment. A dry run shows it, and a run carries it out. */
export async function* allDue(context: FactsContext, periods: RetentionPeriods, now: Date): AsyncGenerator<Due> {
  yield* dueAccounts(context, periods, now);
}
