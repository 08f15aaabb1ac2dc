import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const reservationEvents = [
  defineEvent('EmailReserved', 'An e-mail is reserved for one account', z.object({ userId: z.string() })),
  defineEvent('EmailReleased', 'The e-mail is free again', z.object({ userId: z.string() })),
] as const;

export type ReservationEvent = EventOf<typeof reservationEvents>;
