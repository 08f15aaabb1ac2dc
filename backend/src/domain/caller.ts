import type { Role } from './account/events.ts';

/** The person who asks for something, as rules see them. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
}
