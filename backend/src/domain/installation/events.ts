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
  defineEvent(
    'StartCounted',
    'The product started. Vault and files that carry a lower number are older than the log',
    z.object({ number: z.int().positive() }),
  ),
  defineEvent(
    'AdminLeft',
    'The admin counts no longer when the last admin is to stay',
    z.object({ userId: z.string() }),
  ),
  defineEvent(
    'AdminReturned',
    'The person is an admin again, and counts when the last admin is to stay',
    z.object({ userId: z.string() }),
  ),
] as const;

export type InstallationEvent = EventOf<typeof installationEvents>;
