import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const signUpEvents = [
  defineEvent(
    'SignUpStarted',
    'A person signed up with an e-mail that another account has; the new account does not have the e-mail',
    z.object({ userId: z.string() }),
  ),
] as const;

export type SignUpEvent = EventOf<typeof signUpEvents>;
