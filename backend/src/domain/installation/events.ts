import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const installationEvents = [
  defineEvent(
    'FirstAdminAppointed',
    'The account of the first admin gets this id; no other first admin is ever appointed',
    z.object({ userId: z.string() }),
  ),
] as const;

export type InstallationEvent = EventOf<typeof installationEvents>;
