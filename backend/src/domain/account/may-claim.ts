import type { Account } from './state.ts';

export type ClaimPermission = 'now' | 'once-verified' | 'never';

/** Returns whether an account may claim codes (section 4, claim flow): users once their e-mail is verified, who works for the shop never. */
export function mayClaim({
  status,
  role,
  emailVerified,
  disabled = false,
}: Pick<Account, 'status' | 'role' | 'emailVerified'> & Partial<Pick<Account, 'disabled'>>): ClaimPermission {
  if (status !== 'present' || role !== 'user' || disabled) return 'never';
  return emailVerified ? 'now' : 'once-verified';
}
