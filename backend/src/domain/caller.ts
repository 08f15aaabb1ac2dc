import type { Role } from './account/role.ts';

/** The person who calls: the id and role that the rules need. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
}
