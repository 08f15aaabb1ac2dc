import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const installationEvents = [
  defineEvent(
    'FirstAdminAppointed',
    'The account of the first admin gets this id; no other first admin is ever appointed',
    z.object({ userId: z.string() }),
  ),
  defineEvent(
    'VaultNamed',
    'The vault of this log holds the check value of this id, sealed under its master key',
    z.object({ vaultId: z.string() }),
  ),
] as const;

export type InstallationEvent = EventOf<typeof installationEvents>;
