import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { ReservationEvent } from './events.ts';

/** The account that holds an e-mail, if any. `revision` is that of the last event, -1 before the first. */
export interface Reservation {
  readonly userId: string | null;
  readonly revision: number;
}

export const freeReservation: Reservation = { userId: null, revision: -1 };

export function evolveReservation({ revision }: Reservation, event: ReservationEvent): Reservation {
  switch (event.type) {
    case 'EmailReserved':
      return { userId: event.data.userId, revision: revision + 1 };
    case 'EmailReleased':
      return { userId: null, revision: revision + 1 };
    default:
      return unreachable(event);
  }
}

/** A reservation at the revision that a process has read. */
export interface SeenReservation {
  readonly userId: string;
  readonly revision: number;
}

export type ReservationCommand =
  /** `givenUp`: the reservation of another account, which has given it up. */
  | { readonly type: 'reserve'; readonly userId: string; readonly givenUp?: SeenReservation | undefined }
  | { readonly type: 'release'; readonly userId: string; readonly revision: number };

/**
 * Reserves an e-mail for one account at a time (docs/email-reservations.md). A repeated reservation by its holder
 * increases the revision. A command that names the older revision can then neither release nor take over the e-mail.
 */
export function decideReservation(
  command: ReservationCommand,
  reservation: Reservation,
): Result<readonly ReservationEvent[], 'email_taken'> {
  const { userId } = command;
  const holder = reservation.userId;
  const reserved: ReservationEvent = { type: 'EmailReserved', data: { userId } };
  switch (command.type) {
    case 'reserve':
      if (holder === null || holder === userId) return ok([reserved]);
      if (!isSame(reservation, command.givenUp)) return refuse('email_taken');
      return ok([{ type: 'EmailReleased', data: { userId: holder } }, reserved]);
    case 'release':
      return ok(isSame(reservation, command) ? [{ type: 'EmailReleased', data: { userId } }] : []);
    default:
      return unreachable(command);
  }
}

const isSame = (reservation: Reservation, seen: SeenReservation | undefined): boolean =>
  reservation.userId === seen?.userId && reservation.revision === seen.revision;
