import type { RetentionPeriods } from '../../../contract/legal/retention-periods.ts';
import { inSlices } from '../../../log/pacing/slices.ts';
import { unusedUsers } from '../../../read-models/users/unused-users.ts';
import { type FactsContext, factsOf } from './facts.ts';
import { type DueAccount, dueOf, latestUse } from './policy.ts';

/** Yields what is due for accounts, in the order of their ids. A user of the read model is confirmed by the log. */
export async function* dueAccounts(
  context: FactsContext,
  periods: RetentionPeriods,
  now: Date,
): AsyncGenerator<DueAccount> {
  const latest = latestUse(periods, now);
  if (latest === undefined) return;
  for await (const userId of inSlices(unusedUsers(context.store, latest))) {
    const facts = await factsOf(context, userId, latest);
    const due = facts && dueOf(facts, periods, now);
    if (due) yield due;
  }
}
