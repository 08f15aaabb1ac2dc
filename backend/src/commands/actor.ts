import type { Caller } from '../domain/caller.ts';
import type { Actor } from '../ports/event-store.ts';

/** An auditor changes nothing but their own account, as a user does. */
export const actorOf = ({ id, role, apiKey }: Caller): Actor => ({
  kind: role === 'admin' ? 'admin' : 'user',
  id,
  ...(apiKey === undefined ? {} : { apiKey }),
});
