import type { Role } from '../contract/schemas/user.ts';

/** Who asks, as rules see it. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
}
