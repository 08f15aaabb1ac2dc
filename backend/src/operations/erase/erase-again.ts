import { erasePerson } from '../../commands/accounts/erase-person.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ErasureContext } from '../../processes/erasure/context.ts';
import { type Erased, erasedPeople } from '../../processes/erasure/erased-list.ts';
import { forgetPerson } from '../../processes/erasure/forget-person.ts';
import { removePersonalData } from '../../processes/erasure/remove-data.ts';
import { everAdmins } from './ever-admins.ts';
import { forgetReporter } from './forget-reporter.ts';

const REASON = 'Erased again, because a back-up from before the erasure was restored';

/** How many people a repeat has erased again, found erased, did not find in the log, and was refused. */
export interface Repeated {
  readonly erased: number;
  readonly done: number;
  readonly unknown: number;
  /** The ids of those who are not erased, such as the last admin of the restored log. */
  readonly refused: readonly string[];
}

/**
 * Repeats the erasures of the list in the file storage, and those of `more`, after a back-up was restored: in a log from before them, and for a vault that has keys and secrets back.
 * Nobody is mailed again.
 */
export async function eraseAgain(context: ErasureContext, more: readonly Erased[]): Promise<Repeated> {
  const counts = { erased: 0, done: 0, unknown: 0 };
  const refused: string[] = [];
  const { signal } = new AbortController();
  const admins = await everAdmins(context);
  for await (const erased of everybody(context, more)) {
    if ('notice' in erased) {
      counts[await forgetAgain(context, erased.notice)] += 1;
      continue;
    }
    const { userId, codes } = erased;
    const { state } = await context.log.load(ACCOUNT, userId);
    if (state.status === 'absent') {
      counts.unknown += 1;
      continue;
    }
    const isWhole = state.erasure?.forgotten === true && !(await context.keys.find(userId));
    if (state.status === 'present') {
      const again = await erasePerson(context, SYSTEM, userId, { codes, reason: REASON, admins });
      if (!again.ok) {
        refused.push(userId);
        continue;
      }
    }
    await removePersonalData(context, userId, signal);
    await forgetPerson(context, userId, signal, { told: true });
    counts[isWhole ? 'done' : 'erased'] += 1;
  }
  return { ...counts, refused };
}

/** Repeats the erasure of a reporter. */
async function forgetAgain(context: ErasureContext, notice: string): Promise<'erased' | 'done' | 'unknown'> {
  const { received, forgotten } = (await context.log.load(NOTICE, notice)).state;
  if (!received) return 'unknown';
  const isWhole = forgotten && !(await context.keys.find(notice));
  await forgetReporter(context, notice);
  return isWhole ? 'done' : 'erased';
}

const idOf = (erased: Erased): string => ('notice' in erased ? erased.notice : erased.userId);

/** Yields everybody of both lists, each once. */
async function* everybody(
  context: Pick<ErasureContext, 'files'>,
  more: readonly Erased[],
): AsyncGenerator<Erased> {
  const seen = new Set<string>();
  for await (const person of erasedPeople(context)) {
    seen.add(idOf(person));
    yield person;
  }
  for (const person of more) {
    if (seen.has(idOf(person))) continue;
    seen.add(idOf(person));
    yield person;
  }
}
