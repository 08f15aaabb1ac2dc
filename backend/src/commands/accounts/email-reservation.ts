import { hasGivenUp, type ReservedEmail } from '../../domain/account/reserved-emails.ts';
import type { Account } from '../../domain/account/state.ts';
import type { SeenReservation } from '../../domain/reservation/decide.ts';
import type { ReservationEvent } from '../../domain/reservation/events.ts';
import { RESERVATION } from '../../domain/reservation/reservation.ts';
import type { LogContext } from '../handle.ts';
import { holderOf, type ReservationKind, release, reserve } from './reservations.ts';

const EMAIL = {
  aggregate: RESERVATION,
  taken: 'email_taken',
  giveUp: (emailKey, revision) => ({ type: 'giveUpEmail', reserved: { emailKey, revision } }),
  hasGivenUp: ({ givenUp }, emailKey, revision) => hasGivenUp(givenUp, { emailKey, revision }),
} as const satisfies ReservationKind<ReservationEvent, 'email_taken'>;

/** Reserves an e-mail for an account (docs/email-reservations.md). `joining`: see `reserve`. */
export const reserveEmail = (
  context: LogContext,
  emailKey: string,
  userId: string,
  options: { readonly joining?: boolean } = {},
) => reserve(context, EMAIL, emailKey, userId, options);

/** Returns the reservation of the e-mail that an account has; null where the account does not hold it. */
export async function ownReservation(
  context: LogContext,
  userId: string,
  { emailKey }: Pick<Account, 'emailKey'>,
): Promise<ReservedEmail | null> {
  const held = await heldBy(context, emailKey);
  return held?.userId === userId ? { emailKey, revision: held.revision } : null;
}

/** Releases an e-mail, unless it has been reserved again since. A repeat changes nothing. */
export const releaseEmail = (context: LogContext, emailKey: string, seen: SeenReservation) =>
  release(context, EMAIL, emailKey, seen);

/** Returns the account that holds an e-mail; undefined where the e-mail is free. */
export const heldBy = (context: LogContext, emailKey: string) => holderOf(context, EMAIL, emailKey);
