import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';
import { ownReservation, reserveEmail } from './email-reservation.ts';

/**
 * Gives a person another e-mail, for an admin (decision 72). One that was never verified is corrected at once. A verified one
 * stays in effect until the person enters the one-time code that goes to the new one.
 */
export async function changeEmailFor(
  context: CommandContext,
  actor: Actor,
  userId: string,
  account: Account,
  email: string,
) {
  const emailKey = context.secrets.emailKey(email);
  const wanted = { userId, email, requestId: context.random.uuid() };
  if (account.provenEmail !== null)
    return handle(context, ACCOUNT, actor, userId, { type: 'requestEmailChange', emailKey, ...wanted });
  const releases = await ownReservation(context, userId, account);
  const reserved = await reserveEmail(context, emailKey, userId);
  if (!reserved.ok) return reserved;
  return handle(context, ACCOUNT, actor, userId, {
    type: 'correctEmail',
    ...wanted,
    reserved: { emailKey, revision: reserved.value.revision },
    replaces: account.emailKey,
    releases,
  });
}
