import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideReservation, evolveReservation, freeReservation } from './decide.ts';
import { reservationEvents } from './events.ts';

/** One e-mail. An HMAC of the normalised address names the stream, so that no name contains an address. */
export const RESERVATION = defineAggregate(
  defineCategory({ name: 'reservation', prefix: 'email-', key: 'HMAC of the email' }, reservationEvents),
  {
    initial: freeReservation,
    evolve: evolveReservation,
    decide: decideReservation,
    mayRemember: (reservation) => reservation !== freeReservation,
  },
);
