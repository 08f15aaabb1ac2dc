import { erasePerson } from '../../commands/erase-person.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ErasureContext } from '../../processes/erasure/context.ts';
import type { ErasedPerson } from '../../processes/erasure/erased-list.ts';
import { forgetPerson } from '../../processes/erasure/forget-person.ts';
import { removePersonalData } from '../../processes/erasure/remove-data.ts';
import { adminIds } from '../../read-models/users/users.ts';

const REASON = 'Erased again, because a back-up from before the erasure was restored';

/** Whom a repeat has erased again, who needed nothing, and whom the log does not know. */
export interface Repeated {
  readonly erased: number;
  readonly done: number;
  readonly unknown: number;
}

/**
 * Repeats erasures after a back-up was restored: in a log from before them, and for a vault that has keys and secrets back.
 * Nobody is mailed again.
 */
export async function eraseAgain(
  context: ErasureContext,
  people: AsyncIterable<ErasedPerson>,
): Promise<Repeated> {
  const counts = { erased: 0, done: 0, unknown: 0 };
  const { signal } = new AbortController();
  const admins = await adminIds(context.store);
  for await (const { userId, codes } of people) {
    const { state } = await context.log.load(ACCOUNT, userId);
    const isWhole = state.erasure?.forgotten === true && !(await context.keys.find(userId));
    counts[state.status === 'absent' ? 'unknown' : isWhole ? 'done' : 'erased'] += 1;
    if (state.status === 'absent') continue;
    if (state.status === 'present')
      await erasePerson(context, SYSTEM, userId, { codes, reason: REASON, admins });
    await removePersonalData(context, userId, signal);
    await forgetPerson(context, userId, signal, { told: true });
  }
  return counts;
}
