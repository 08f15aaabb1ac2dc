import type { Caller } from '../domain/caller.ts';
import type { Actor } from '../ports/event-store.ts';

export const actorOf = ({ id, role }: Caller): Actor => ({ kind: role, id });
