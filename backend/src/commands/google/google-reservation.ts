import { hasGivenUpKey } from '../../domain/account/reserved-emails.ts';
import type { GoogleReservationEvent } from '../../domain/google-reservation/events.ts';
import { GOOGLE_RESERVATION } from '../../domain/google-reservation/google-reservation.ts';
import type { ReservationKind } from '../accounts/reservations.ts';

/** The reservations of Google accounts (docs/email-reservations.md). */
export const GOOGLE = {
  aggregate: GOOGLE_RESERVATION,
  taken: 'google_taken',
  giveUp: (googleKey, revision) => ({ type: 'giveUpGoogle', reserved: { googleKey, revision } }),
  hasGivenUp: ({ givenUpGoogle }, googleKey, revision) => hasGivenUpKey(givenUpGoogle, googleKey, revision),
} as const satisfies ReservationKind<GoogleReservationEvent, 'google_taken'>;
