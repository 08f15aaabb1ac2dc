import type { Role, User } from '@qlaim/backend/contract';

/** Returns the first page of a role (specification sections 2 and 4). */
function homeOf(role: Role): '/' | '/admin' {
  return role === 'admin' ? '/admin' : '/';
}

/**
 * Returns the page after a sign-in. A user returns to the page that asked for it (`from`), an admin goes to /admin, or
 * to the profile where two-step sign-in must come first.
 */
export function pageAfterSignIn(
  { role, mustTurnOnTwoStep }: Pick<User, 'role' | 'mustTurnOnTwoStep'>,
  from: string | undefined,
): string {
  if (mustTurnOnTwoStep) return '/profile';
  return role === 'admin' ? '/admin' : (from ?? '/');
}

export type Access =
  | { readonly open: true; readonly user: User }
  | { readonly open: false; readonly goTo: '/' | '/admin' | '/login' };

/**
 * Decides whether `user` may open a page for `roles`, or which page to open instead.
 * Users with an unverified email go to the one-time code at /login, unless `unverifiedToo` is set.
 */
export function accessTo(roles: readonly Role[], user: User | undefined, unverifiedToo = false): Access {
  if (!user || !(user.emailVerified || unverifiedToo)) return { open: false, goTo: '/login' };
  return roles.includes(user.role) ? { open: true, user } : { open: false, goTo: homeOf(user.role) };
}
