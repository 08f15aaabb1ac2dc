import { useLocation } from 'react-router-dom';
import { textIn } from '../shell/text-in.ts';

/** Returns the navigation state for /login, so that the sign-in returns to the page that the guard closed. */
export const returningTo = (path: string): { from: string } | undefined =>
  path === '/' ? undefined : { from: path };

/**
 * Returns the page to open after the sign-in; undefined for the first page. The console and Google name it in the query.
 * Only a path of ours counts: two slashes, or a backslash, would lead to another site.
 */
export function useReturnPath(): string | undefined {
  const { state, search } = useLocation();
  const from = textIn(state, 'from') ?? new URLSearchParams(search).get('from') ?? '';
  return /^\/\w[^\\]*$/.test(from) ? from : undefined;
}
