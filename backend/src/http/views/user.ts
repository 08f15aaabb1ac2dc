import type { User } from '../../contract/schemas/user.ts';
import type { Account } from '../../domain/account/state.ts';

export function userView(userId: string, account: Account): User {
  const { firstName, lastName, email, role, provider, emailVerified, awaitedCode } = account;
  const user = { _id: userId, firstName, lastName, email, role, provider, emailVerified };
  return awaitedCode === null || emailVerified ? user : { ...user, awaitedCode };
}

/** The user in an answer to themselves. `mustTurnOnTwoStep`: nothing else is open to them. */
export const ownView = (userId: string, account: Account, mustTurnOnTwoStep: boolean): User => ({
  ...userView(userId, account),
  ...(mustTurnOnTwoStep ? { mustTurnOnTwoStep } : {}),
});
