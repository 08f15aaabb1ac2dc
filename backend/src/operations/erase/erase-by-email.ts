import { erasePerson } from '../../commands/accounts/erase-person.ts';
import { findAccount } from '../../commands/accounts/find-account.ts';
import type { Result } from '../../contract/result.ts';
import { refuse } from '../../contract/result.ts';
import type { CodesLeft } from '../../domain/account/events.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ErasureContext } from '../../processes/erasure/context.ts';
import { forgetPerson } from '../../processes/erasure/forget-person.ts';
import { removePersonalData } from '../../processes/erasure/remove-data.ts';
import type { OutboxContext } from '../../processes/mails/send-once.ts';
import { everAdmins } from './ever-admins.ts';
import { tellErased } from './tell-erased.ts';

export type EraseContext = ErasureContext & OutboxContext;

export interface ErasureOrder {
  readonly email: string;
  readonly reason: string;
  readonly codes: CodesLeft;
}

/** How far an erasure has come: `complete`, or without the mail, which a running server sends before the key goes. */
export type Progress = 'complete' | 'mail_waits';

/** Erases the person with an e-mail, also while a server runs: whoever comes first takes each step. */
export async function eraseByEmail(
  context: EraseContext,
  { email, reason, codes }: ErasureOrder,
): Promise<Result<{ readonly userId: string; readonly progress: Progress }>> {
  const found = await findAccount(context, email);
  if (!found) return refuse('unknown_user');
  const { userId } = found;
  const admins = await everAdmins(context);
  const erased = await erasePerson(context, SYSTEM, userId, { codes, reason, admins });
  if (!erased.ok) return erased;
  const { signal } = new AbortController();
  await removePersonalData(context, userId, signal);
  const told = await tellErased(context, userId);
  if (told) await forgetPerson(context, userId, signal);
  return { ok: true, value: { userId, progress: told ? 'complete' : 'mail_waits' } };
}
