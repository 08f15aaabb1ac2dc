import { ok, type Result, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { hasGivenUp } from '../domain/account/reserved-emails.ts';
import type { SeenReservation } from '../domain/reservation/decide.ts';
import { RESERVATION } from '../domain/reservation/reservation.ts';
import { SYSTEM } from '../ports/event-store.ts';
import { handle, type LogContext } from './handle.ts';

const ATTEMPTS = 10;

/**
 * Reserves an e-mail for an account (docs/email-reservations.md). Returns the reservation, with which the account can
 * take the e-mail. It takes over the reservation of an account that uses another e-mail and has given this one up.
 *
 * `joining`: a sign-up joins another sign-up with the e-mail that has no account yet. The result names the account id
 * of the other one, and the first of the sign-ups creates the account.
 */
export async function reserveEmail(
  context: LogContext,
  emailKey: string,
  userId: string,
  { joining = false } = {},
): Promise<Result<SeenReservation, 'email_taken' | 'edited_meanwhile'>> {
  const actor = { kind: 'user', id: userId } as const;
  let givenUp: SeenReservation | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const command = { type: 'reserve', userId, givenUp } as const;
    const reserved = await handle(context, RESERVATION, actor, emailKey, command);
    if (reserved.ok) return ok({ userId, revision: reserved.value.state.revision });
    const held = await heldBy(context, emailKey);
    if (!held) continue;
    if (joining && (await isBeingMade(context, emailKey, held))) return ok(held);
    if (!(await givesUp(context, emailKey, held))) return refuse('email_taken');
    givenUp = held;
  }
  return refuse('edited_meanwhile');
}

/** Releases an e-mail, unless it has been reserved again since. A repeat changes nothing. */
export const releaseEmail = (context: LogContext, emailKey: string, { userId, revision }: SeenReservation) =>
  handle(context, RESERVATION, SYSTEM, emailKey, { type: 'release', userId, revision });

/** Returns the account that holds an e-mail; undefined where the e-mail is free. */
export async function heldBy({ log }: LogContext, emailKey: string): Promise<SeenReservation | undefined> {
  const { userId, revision } = (await log.load(RESERVATION, emailKey)).state;
  return userId === null ? undefined : { userId, revision };
}

async function isBeingMade({ log }: LogContext, emailKey: string, { userId, revision }: SeenReservation) {
  const { state: account } = await log.load(ACCOUNT, userId);
  return account.status === 'absent' && !hasGivenUp(account.givenUp, { emailKey, revision });
}

/** Returns false where the account uses the e-mail. */
async function givesUp(context: LogContext, emailKey: string, { userId, revision }: SeenReservation) {
  const command = { type: 'giveUpEmail', reserved: { emailKey, revision } } as const;
  return (await handle(context, ACCOUNT, SYSTEM, userId, command)).ok;
}
