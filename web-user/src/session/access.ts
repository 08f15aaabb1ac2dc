import type { Role, User } from '@qlaim/backend/contract';
import { adviceAfter, causeOf } from '@qlaim/web-kit/failures';

/** Where somebody belongs who has no business on the page at hand (specification sections 2 and 4). */
export function homeOf(role: Role): '/' | '/admin' {
  return role === 'admin' ? '/admin' : '/';
}

export type Access =
  | { readonly open: true; readonly user: User }
  | { readonly open: false; readonly goTo: '/' | '/admin' | '/login' };

/**
 * The access guard: who may see a page that `roles` may see, and where the others go; whose email is not verified to the
 * one-time code at /login, unless the page is for them, too.
 */
export function accessTo(roles: readonly Role[], user: User | undefined, unverifiedToo = false): Access {
  if (!user || !(user.emailVerified || unverifiedToo)) return { open: false, goTo: '/login' };
  return roles.includes(user.role) ? { open: true, user } : { open: false, goTo: homeOf(user.role) };
}

/** What to do where the guard got no answer; nothing where the answer was that nobody is signed in. */
export function adviceUnlessRefused(error: unknown): string | undefined {
  return causeOf(error) === 'refused' ? undefined : adviceAfter(error);
}
