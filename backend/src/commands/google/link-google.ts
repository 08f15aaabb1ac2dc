import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { LinkedBy } from '../../domain/account/events.ts';
import type { Account } from '../../domain/account/state.ts';
import { unlessAway } from '../../ports/errors.ts';
import { holderOf, release, reserve } from '../accounts/reservations.ts';
import { actorOf } from '../actor.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';
import { GOOGLE } from './google-reservation.ts';

type Linking = 'google_taken' | 'google_linked' | 'edited_meanwhile' | 'unknown_user';

/** Lets a Google account sign in to an account. A repeat changes nothing. */
export async function linkGoogle(
  context: LogContext,
  userId: string,
  googleKey: string,
  way: LinkedBy,
): Promise<Result<Handled<Account>, Linking>> {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  if (account.googleKey !== null && account.googleKey !== googleKey) return refuse('google_linked');
  const reserved = await reserve(context, GOOGLE, googleKey, userId);
  if (!reserved.ok) return reserved;
  const { revision } = reserved.value;
  const command = { type: 'linkGoogle', reserved: { googleKey, revision }, way } as const;
  const linked = await handle(context, ACCOUNT, actorOf({ id: userId, role: account.role }), userId, command);
  if (linked.ok) return linked;
  return refuse(linked.refusal.code === 'unknown_user' ? 'unknown_user' : 'edited_meanwhile');
}

/** Ends the sign-in with Google, where the account has a password. A repeat changes nothing. */
export async function unlinkGoogle(
  context: LogContext,
  userId: string,
): Promise<Result<undefined, 'password_needed' | 'edited_meanwhile' | 'unknown_user'>> {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const { googleKey, credential, role } = account;
  if (googleKey === null) return ok(undefined);
  if (credential === null) return refuse('password_needed');
  const actor = actorOf({ id: userId, role });
  const unlinked = await handle(context, ACCOUNT, actor, userId, { type: 'unlinkGoogle' });
  if (!unlinked.ok)
    return refuse(unlinked.refusal.code === 'unknown_user' ? 'unknown_user' : 'edited_meanwhile');
  await unlessAway(releaseOf(context, googleKey, userId));
  return ok(undefined);
}

/** Where a stop prevents it, the reservation passes on when another account wants it (see `reserve`). */
async function releaseOf(context: LogContext, googleKey: string, userId: string): Promise<void> {
  const held = await holderOf(context, GOOGLE, googleKey);
  if (held?.userId === userId) await release(context, GOOGLE, googleKey, held);
}
