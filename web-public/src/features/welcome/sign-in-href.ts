import type { ClaimObstacle } from '@qlaim/backend/contract';

/** Returns the page to sign in: with a code that waits for that, or by way of the editor of a code that may be the user's. */
export function signInHref(code: string | undefined, reason: ClaimObstacle | undefined): string {
  if (code !== undefined && reason === 'verify') return `/login?code=${code}`;
  return code !== undefined && reason === 'empty' ? `/edit/${code}` : '/login';
}
