import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';

export const apiKeyEvents = [
  defineEvent(
    'ApiKeyCreated',
    'An admin made a key with which programs call the API; the vault has its hash',
    z.object({
      person: Person,
      label: personal(z.string()),
      /** What the key may do, by the names of scopes. */
      scopes: z.array(z.string()),
      /** ISO 8601 in UTC; null for a key without an end. */
      expiresAt: z.string().nullable(),
      /** The id of the admin, in whose name the key acts. */
      maker: z.string(),
      /** How often the maker had lost the rights of an admin before. */
      term: z.int(),
    }),
  ),
  defineEvent('ApiKeyRevoked', 'An admin revoked the key: it opens nothing any more', z.object({})),
] as const;

export type ApiKeyEvent = EventOf<typeof apiKeyEvents>;
