import type { z } from 'zod';
import { ok, refuse } from '../contract/result.ts';
import type { UpdateUserBody } from '../contract/schemas/user.ts';
import { accountStream } from '../domain/account/events.ts';
import type { Account } from '../domain/account/state.ts';
import { ACCOUNT, RESERVATION } from '../domain/aggregates.ts';
import { decideReservation, reservationStream } from '../domain/reservation/reservation.ts';
import { unlessAway } from '../ports/errors.ts';
import { actorOf } from './actor.ts';
import { changeAccount } from './change-account.ts';
import type { CommandContext } from './context.ts';
import { handle } from './handle.ts';
import { keepPassword, passwordMatches } from './passwords.ts';

type Change = z.output<typeof UpdateUserBody>;

/** Changes one's own profile (section 5). A new password ends every session; a new e-mail must be verified again. */
export async function updateUser(context: CommandContext, userId: string, change: Change) {
  const { state: account } = await context.log.load(ACCOUNT, accountStream(userId));
  if (account.status !== 'present') return refuse('unknown_user');
  const actor = actorOf({ id: userId, role: account.role });
  if (change.newPassword && !(await passwordMatches(context, account.credential, change.password ?? ''))) {
    return refuse('old_password_wrong', {
      issues: [{ path: 'password', message: 'The old password is not right' }],
    });
  }
  const moved = await moveEmail(context, userId, account, change.email);
  if (!moved.ok) return moved;
  const set = change.newPassword
    ? await setPassword(context, userId, account, change.newPassword)
    : undefined;
  if (set && !set.ok) return set;
  const { firstName, lastName } = change;
  const renamed = await changeAccount(context, actor, userId, {
    type: 'rename',
    userId,
    firstName,
    lastName,
  });
  return renamed.ok ? ok({ ...renamed.value, newCredential: set?.value }) : renamed;
}

/**
 * Another password, if the one that `account` has is still the one that counts. The event names the new hash: every
 * session opened with another is over with it. Answers the new hash's id.
 */
export async function setPassword(
  context: CommandContext,
  userId: string,
  account: Account,
  password: string,
) {
  const credential = await keepPassword(context, password);
  const changed = await changeAccount(context, actorOf({ id: userId, role: account.role }), userId, {
    type: 'changePassword',
    credential,
    replaces: account.credential,
  });
  const useless = changed.ok ? account.credential : credential;
  if (useless !== null) await unlessAway(context.vault.delete('credential', useless));
  return changed.ok ? ok(credential) : changed;
}

/** Reserves the new address before the account takes it, and releases the old one after; the new one when it doesn't. */
async function moveEmail(context: CommandContext, userId: string, account: Account, email: string) {
  const emailKey = context.secrets.emailKey(email);
  if (emailKey === account.emailKey) return ok(undefined);
  const actor = actorOf({ id: userId, role: account.role });
  const reserve = (key: string, type: 'reserve' | 'release') =>
    handle(context, RESERVATION, reservationStream(key), actor, (state) =>
      decideReservation({ type, userId }, state),
    );
  const reserved = await reserve(emailKey, 'reserve');
  if (!reserved.ok) return reserved;
  const requestId = context.random.uuid();
  const changed = await changeAccount(context, actor, userId, {
    type: 'changeEmail',
    userId,
    email,
    emailKey,
    replaces: account.emailKey,
    requestId,
  });
  await reserve(changed.ok ? account.emailKey : emailKey, 'release');
  return changed.ok ? ok(undefined) : changed;
}
