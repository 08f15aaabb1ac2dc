import { z } from 'zod';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { defineEvent, type EventOf } from '../event.ts';
import { unreachable } from '../never.ts';

export const reservationEvents = [
  defineEvent('EmailReserved', 'An e-mail belongs to one account', z.object({ userId: z.string() })),
  defineEvent('EmailReleased', 'The e-mail is free again', z.object({ userId: z.string() })),
] as const;

export type ReservationEvent = EventOf<typeof reservationEvents>;

export const RESERVATION_STREAMS = 'email-';
/** `emailKey` is an HMAC of the normalised address: no e-mail in a stream's name. */
export const reservationStream = (emailKey: string): string => `${RESERVATION_STREAMS}${emailKey}`;

/** Whose the e-mail is: null when nobody's. `revision` is that of the last event, -1 before the first. */
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

/** A reservation as somebody has seen it. */
export interface SeenReservation {
  readonly userId: string;
  readonly revision: number;
}

export type ReservationCommand =
  /** `givenUp`: a reservation of another's, who has given it up. */
  | { readonly type: 'reserve'; readonly userId: string; readonly givenUp?: SeenReservation | undefined }
  | { readonly type: 'release'; readonly userId: string; readonly revision: number };

/**
 * An e-mail is one account's at a time. Whoever has it and reserves it anew moves its revision on, so that nobody who saw
 * it before releases it, or passes it on, any more.
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
