import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

const userId = z.string();

export const googleReservationEvents = [
  defineEvent('GoogleReserved', 'A Google account is reserved for one account', z.object({ userId })),
  defineEvent('GoogleReleased', 'The Google account is free again', z.object({ userId })),
] as const;

export type GoogleReservationEvent = EventOf<typeof googleReservationEvents>;
