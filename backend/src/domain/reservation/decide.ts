import type { ErrorCode } from '../../contract/errors.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { ReservationEvent } from './events.ts';

/** The account that holds what is reserved, if any. `revision` is that of the last event, -1 before the first. */
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

/** The events of a kind of reservation, and its refusal. */
interface ReservationKind<Reserved, Released, Taken extends ErrorCode> {
  readonly reserved: (userId: string) => Reserved;
  readonly released: (userId: string) => Released;
  readonly taken: Taken;
}

/**
 * Returns a decider that reserves something for one account at a time (docs/email-reservations.md). A repeated
 * reservation by its holder increases the revision. A command that names the older revision can then neither release
 * nor take over what is reserved.
 */
export const reservationDecider =
  <Reserved, Released, Taken extends ErrorCode>({
    reserved,
    released,
    taken,
  }: ReservationKind<Reserved, Released, Taken>) =>
  (
    command: ReservationCommand,
    reservation: Reservation,
  ): Result<readonly (Reserved | Released)[], Taken> => {
    const { userId } = command;
    const holder = reservation.userId;
    switch (command.type) {
      case 'reserve':
        if (holder === null || holder === userId) return ok([reserved(userId)]);
        if (!isSame(reservation, command.givenUp)) return refuse(taken);
        return ok([released(holder), reserved(userId)]);
      case 'release':
        return ok(isSame(reservation, command) ? [released(userId)] : []);
      default:
        return unreachable(command);
    }
  };

export const decideReservation = reservationDecider({
  reserved: (userId): ReservationEvent => ({ type: 'EmailReserved', data: { userId } }),
  released: (userId): ReservationEvent => ({ type: 'EmailReleased', data: { userId } }),
  taken: 'email_taken',
});

const isSame = (reservation: Reservation, seen: SeenReservation | undefined): boolean =>
  reservation.userId === seen?.userId && reservation.revision === seen.revision;
