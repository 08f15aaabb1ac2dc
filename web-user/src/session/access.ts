import type { Role, User } from '@qlaim/backend/contract';
import { adviceAfter, causeOf } from '@qlaim/web-kit/failures';

/** Returns the first page of a role (specification sections 2 and 4). */
export function homeOf(role: Role): '/' | '/admin' {
  return role === 'admin' ? '/admin' : '/';
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

/** Returns the advice after a failed look-up of the session, or undefined after a refusal. */
export function adviceUnlessRefused(error: unknown): string | undefined {
  return causeOf(error) === 'refused' ? undefined : adviceAfter(error);
}
