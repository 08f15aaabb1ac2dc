import type { StaffRole } from '../role.ts';

/** An invitation to the staff that is not accepted or withdrawn. It may have expired. */
export interface Invitation {
  /** The last request for its mail. The links of earlier ones are worth nothing. */
  readonly requestId: string;
  /** HMAC of the address. */
  readonly emailKey: string;
  readonly role: StaffRole;
  /** The id of the admin. */
  readonly inviter: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** Returns whether the link of an invitation still opens an account. `at`: ISO 8601 in UTC. */
export const isOpen = ({ expiresAt }: Invitation, at: string): boolean =>
  Date.parse(at) < Date.parse(expiresAt);
