import { useLocation } from 'react-router-dom';

/** Returns the navigation state for /login, so that the sign-in returns to the page that the guard closed. */
export const returningTo = (path: string): { from: string } | undefined =>
  path === '/' ? undefined : { from: path };

/** Returns the page to open after the sign-in; undefined for the first page. */
export function useReturnPath(): string | undefined {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/\w/.test(from) ? from : undefined;
}
