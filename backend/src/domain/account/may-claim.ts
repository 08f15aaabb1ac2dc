import type { Account } from './state.ts';

export type ClaimPermission = 'now' | 'once-verified' | 'never';

/** Returns whether an account may claim codes (section 4, claim flow): admins never, users once their e-mail is verified. */
export function mayClaim({
  status,
  role,
  emailVerified,
}: Pick<Account, 'status' | 'role' | 'emailVerified'>): ClaimPermission {
  if (status !== 'present' || role === 'admin') return 'never';
  return emailVerified ? 'now' : 'once-verified';
}
