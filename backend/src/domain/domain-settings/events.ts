import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const domainSettingsEvents = [
  defineEvent(
    'DomainSettingsChanged',
    'A domain got a name, a colour, a storefront and a logo of its own; null for what it inherits',
    z.object({
      domain: z.string(),
      name: z.string().nullable(),
      colour: z.string().nullable(),
      storefront: z.string().nullable(),
      /** The name of a stored picture; absent for none of its own. */
      logo: z.string().optional(),
    }),
  ),
] as const;

export type DomainSettingsEvent = EventOf<typeof domainSettingsEvents>;
