import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';

/** Names and filters often hold a name of a person, so the log seals them under the key of the product. */
export const sharedViewEvents = [
  defineEvent(
    'ViewShared',
    'A person of the staff shared a view of the codes: filters, and an order where it is not the usual one',
    z.object({
      person: Person,
      id: z.string(),
      name: personal(z.string()),
      filter: personal(z.record(z.string(), z.json())),
      /** Field and direction. */
      sort: z.array(z.string()).nullable(),
      /** The id of the person. */
      sharedBy: z.string(),
    }),
  ),
  defineEvent(
    'SharedViewRenamed',
    'A shared view got another name',
    z.object({ person: Person, id: z.string(), name: personal(z.string()) }),
  ),
  defineEvent('SharedViewRemoved', 'A view is no longer shared', z.object({ id: z.string() })),
] as const;

export type SharedViewEvent = EventOf<typeof sharedViewEvents>;
