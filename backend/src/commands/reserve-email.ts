import { ok, type Result, refuse } from '../contract/result.ts';
import { accountStream } from '../domain/account/events.ts';
import { hasGivenUp } from '../domain/account/state.ts';
import { ACCOUNT, RESERVATION } from '../domain/aggregates.ts';
import {
  decideReservation,
  reservationStream,
  type SeenReservation,
} from '../domain/reservation/reservation.ts';
import { changeAccount } from './change-account.ts';
import { handle, type LogContext, SYSTEM } from './handle.ts';

const ATTEMPTS = 10;

/**
 * Reserves an e-mail for an account; the answer is what lets the account take it. One that is reserved for an account
 * that has another (a process died between the steps, or is between them now) is taken over, after that account has given
 * it up in its own stream: from then on it can't take it any more.
 *
 * `joining`: whoever is nobody yet joins an account that is being made, or never was, with the e-mail; the answer then
 * names that account. Of several who sign up at once one makes it.
 */
export async function reserveEmail(
  context: LogContext,
  emailKey: string,
  userId: string,
  { joining = false } = {},
): Promise<Result<SeenReservation, 'email_taken' | 'edited_meanwhile'>> {
  const stream = reservationStream(emailKey);
  const actor = { kind: 'user', id: userId } as const;
  let givenUp: SeenReservation | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const reserved = await handle(context, RESERVATION, stream, actor, (reservation) =>
      decideReservation({ type: 'reserve', userId, givenUp }, reservation),
    );
    if (reserved.ok) return ok({ userId, revision: reserved.value.state.revision });
    const held = await heldBy(context, emailKey);
    if (!held) continue;
    if (joining && (await isBeingMade(context, emailKey, held))) return ok(held);
    if (!(await givesUp(context, emailKey, held))) return refuse('email_taken');
    givenUp = held;
  }
  return refuse('edited_meanwhile');
}

/** Frees an e-mail, if it has not been reserved anew since it was seen. */
export const releaseEmail = (context: LogContext, emailKey: string, { userId, revision }: SeenReservation) =>
  handle(context, RESERVATION, reservationStream(emailKey), { kind: 'user', id: userId }, (reservation) =>
    decideReservation({ type: 'release', userId, revision }, reservation),
  );

/** For whom an e-mail is reserved. */
export async function heldBy({ log }: LogContext, emailKey: string): Promise<SeenReservation | undefined> {
  const { userId, revision } = (await log.load(RESERVATION, reservationStream(emailKey))).state;
  return userId === null ? undefined : { userId, revision };
}

async function isBeingMade({ log }: LogContext, emailKey: string, { userId, revision }: SeenReservation) {
  const { state: account } = await log.load(ACCOUNT, accountStream(userId));
  return account.status === 'absent' && !hasGivenUp(account, emailKey, revision);
}

/** False when the e-mail is the account's. */
async function givesUp(context: LogContext, emailKey: string, { userId, revision }: SeenReservation) {
  const command = { type: 'giveUpEmail', emailKey, revision } as const;
  return (await changeAccount(context, SYSTEM, userId, command)).ok;
}
