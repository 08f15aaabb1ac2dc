import { ACCEPT_TERMS, type Role, type User } from '@qlaim/backend/contract';

/** Returns the first page of a role (specification sections 2 and 4). */
function homeOf(role: Role): '/' | '/admin' {
  return role === 'user' ? '/' : '/admin';
}

/** Returns whether another app, or the server, shows a page. */
export const isElsewhere = (path: string): boolean => isConsole(path) || path.startsWith(ACCEPT_TERMS);

/** Who edits the codes of others. They are written out, because the table of permissions would arrive with every page. */
export const EDITORS: readonly Role[] = ['admin', 'manager', 'support'];

/** Returns whether a page is one of the console. */
export const isConsole = (path: string): boolean => /^\/admin([/?#]|$)/.test(path);

const isForStaff = (path: string): boolean => isConsole(path) || path.startsWith('/editor/');

/**
 * Returns the page after a sign-in: the one that asked for it (`from`), where it is one of the role's, else the first of
 * the role. Every role has a profile. It comes first where two-step sign-in must be turned on, or a
 * generated password changed.
 */
export function pageAfterSignIn(
  user: Pick<User, 'role' | 'mustTurnOnTwoStep' | 'mustChangePassword'>,
  from: string | undefined,
): string {
  const { role } = user;
  if (user.mustTurnOnTwoStep || user.mustChangePassword) return '/profile';
  const shared = from === '/profile';
  return from !== undefined && (shared || isForStaff(from) === (role !== 'user')) ? from : homeOf(role);
}

export type Access =
  | { readonly open: true; readonly user: User }
  | { readonly open: false; readonly goTo: '/' | '/admin' | '/login' | typeof ACCEPT_TERMS };

/**
 * Decides whether `user` may open a page for `roles`, or which page to open instead.
 * Users with an unverified email go to the one-time code at /login, and users who must accept new terms of use to these, unless
 * `unverifiedToo` is set.
 */
export function accessTo(roles: readonly Role[], user: User | undefined, unverifiedToo = false): Access {
  if (!user || !(user.emailVerified || unverifiedToo)) return { open: false, goTo: '/login' };
  if (user.mustAcceptTerms !== undefined && !unverifiedToo) return { open: false, goTo: ACCEPT_TERMS };
  return roles.includes(user.role) ? { open: true, user } : { open: false, goTo: homeOf(user.role) };
}
