import type { User } from '../../contract/schemas/user.ts';
import type { Account } from '../../domain/account/state.ts';

/** The user as the user reads it: only they learn of an e-mail that waits for its code. */
export function userView(userId: string, account: Account): User {
  const { firstName, lastName, email, role, provider, emailVerified, awaitedCode, pendingEmail, language } =
    account;
  return {
    _id: userId,
    firstName,
    lastName,
    email,
    role,
    provider,
    emailVerified,
    ...(awaitedCode === null || emailVerified ? {} : { awaitedCode }),
    ...(account.temporaryPassword ? { mustChangePassword: true as const } : {}),
    ...(pendingEmail === null ? {} : { pendingEmail: pendingEmail.email }),
    ...(language === null ? {} : { language }),
  };
}

/** The user in an answer to themselves. `first`: nothing else is open to them before that. */
export const ownView = (
  userId: string,
  account: Account,
  first: Pick<User, 'mustTurnOnTwoStep' | 'mustAcceptTerms'>,
): User => ({
  ...userView(userId, account),
  ...first,
});
