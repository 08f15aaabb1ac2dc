import type { Role } from './account/role.ts';

/** The person who calls, or in whose name a program calls: the id and role that the rules need. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
  /** The id of the API key of a program; absent for the person. */
  readonly apiKey?: string | undefined;
}
