import { may } from '../contract/access/permissions.ts';
import type { Caller } from '../domain/caller.ts';
import type { Actor } from '../ports/event-store.ts';

/**
 * Who may save any code acts for the shop: the log says `admin` for all of them. Printers and auditors change nothing but
 * their own account, as a user does.
 */
export const actorOf = ({ id, role, apiKey }: Caller): Actor => ({
  kind: may(role, 'content.manage') ? 'admin' : 'user',
  id,
  ...(apiKey === undefined ? {} : { apiKey }),
});
