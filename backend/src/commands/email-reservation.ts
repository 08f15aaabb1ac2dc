import { ok, type Result, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { hasGivenUp } from '../domain/account/reserved-emails.ts';
import type { SeenReservation } from '../domain/reservation/decide.ts';
import { RESERVATION } from '../domain/reservation/reservation.ts';
import { SYSTEM } from '../ports/event-store.ts';
import { handle, type LogContext } from './handle.ts';

const ATTEMPTS = 10;

/**
 * Reserves an e-mail for an account (docs/email-reservations.md); the returned reservation lets the account take the
 * e-mail. A reservation of an account that has another e-mail is taken over, once that account has given it up.
 *
 * `joining`: a sign-up joins an account that is being made with the e-mail, and the result names that account. One of
 * several simultaneous sign-ups makes it.
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

/** Releases an e-mail, unless it has been reserved again since. May be repeated. */
export const releaseEmail = (context: LogContext, emailKey: string, { userId, revision }: SeenReservation) =>
  handle(context, RESERVATION, SYSTEM, emailKey, { type: 'release', userId, revision });

/** The account that an e-mail is reserved for; undefined where it is free. */
export async function heldBy({ log }: LogContext, emailKey: string): Promise<SeenReservation | undefined> {
  const { userId, revision } = (await log.load(RESERVATION, emailKey)).state;
  return userId === null ? undefined : { userId, revision };
}

async function isBeingMade({ log }: LogContext, emailKey: string, { userId, revision }: SeenReservation) {
  const { state: account } = await log.load(ACCOUNT, userId);
  return account.status === 'absent' && !hasGivenUp(account.givenUp, { emailKey, revision });
}

/** False where the e-mail is the account's. */
async function givesUp(context: LogContext, emailKey: string, { userId, revision }: SeenReservation) {
  const command = { type: 'giveUpEmail', reserved: { emailKey, revision } } as const;
  return (await handle(context, ACCOUNT, SYSTEM, userId, command)).ok;
}
