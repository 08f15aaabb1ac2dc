import type { Role } from './account/events.ts';

/** The person who calls: the id and role that the rules need. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
}
