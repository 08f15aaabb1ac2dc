import { defineAggregate, defineCategory } from '../aggregate.ts';
import { unreachable } from '../never.ts';
import { freeReservation, type Reservation, reservationDecider } from '../reservation/decide.ts';
import { type GoogleReservationEvent, googleReservationEvents } from './events.ts';

const decide = reservationDecider({
  reserved: (userId): GoogleReservationEvent => ({ type: 'GoogleReserved', data: { userId } }),
  released: (userId): GoogleReservationEvent => ({ type: 'GoogleReleased', data: { userId } }),
  taken: 'google_taken',
});

function evolve({ revision }: Reservation, event: GoogleReservationEvent): Reservation {
  switch (event.type) {
    case 'GoogleReserved':
      return { userId: event.data.userId, revision: revision + 1 };
    case 'GoogleReleased':
      return { userId: null, revision: revision + 1 };
    default:
      return unreachable(event);
  }
}

/** One Google account. An HMAC of Google's id of it names the stream. Its e-mail may change, the id does not. */
export const GOOGLE_RESERVATION = defineAggregate(
  defineCategory(
    { name: 'google-reservation', prefix: 'google-', key: 'HMAC of the Google id' },
    googleReservationEvents,
  ),
  {
    initial: freeReservation,
    evolve,
    decide,
    mayRemember: (reservation) => reservation !== freeReservation,
  },
);
