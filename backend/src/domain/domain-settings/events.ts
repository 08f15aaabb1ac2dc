import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';

export const domainSettingsEvents = [
  defineEvent(
    'DomainSettingsChanged',
    'A domain got a name, a colour, a storefront, a logo and links to legal pages of its own; null for what it inherits',
    z.object({
      domain: z.string(),
      name: z.string().nullable(),
      colour: z.string().nullable(),
      storefront: z.string().nullable(),
      /** The name of a stored picture; absent for none of its own. */
      logo: z.string().optional(),
      /** Where its own legal pages stand; absent for the texts of the installation. */
      imprint: z.string().optional(),
      privacy: z.string().optional(),
      terms: z.string().optional(),
      /** The day that names the version of the linked terms: `2026-12-01`. */
      termsDay: z.string().optional(),
    }),
  ),
] as const;

export type DomainSettingsEvent = EventOf<typeof domainSettingsEvents>;
