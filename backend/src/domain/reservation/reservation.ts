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

/** Whose the e-mail is; null when nobody's. */
export interface Reservation {
  readonly userId: string | null;
}

export const freeReservation: Reservation = { userId: null };

export function evolveReservation(_reservation: Reservation, event: ReservationEvent): Reservation {
  switch (event.type) {
    case 'EmailReserved':
      return { userId: event.data.userId };
    case 'EmailReleased':
      return freeReservation;
    default:
      return unreachable(event);
  }
}

export type ReservationCommand = { readonly type: 'reserve' | 'release'; readonly userId: string };

/** An e-mail is one account's at a time. */
export function decideReservation(
  { type, userId }: ReservationCommand,
  reservation: Reservation,
): Result<readonly ReservationEvent[], 'email_taken'> {
  switch (type) {
    case 'reserve':
      if (reservation.userId === userId) return ok([]);
      if (reservation.userId !== null) return refuse('email_taken');
      return ok([{ type: 'EmailReserved', data: { userId } }]);
    case 'release':
      return ok(reservation.userId === userId ? [{ type: 'EmailReleased', data: { userId } }] : []);
    default:
      return unreachable(type);
  }
}
