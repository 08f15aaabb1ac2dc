import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const KEY = ['landing'] as const;

/**
 * Stores the page that a sign-in opens, before the app knows the user. The guard of /login and the sign-in itself then
 * lead to the same page, whichever comes first.
 */
export const keepLanding = (queries: QueryClient, path: string): void => {
  queries.setQueryData(KEY, path);
};

/** Returns the page that the sign-in opens, until the guard of /login is left. */
export function useLanding(): string | undefined {
  const queries = useQueryClient();
  useEffect(() => () => queries.removeQueries({ queryKey: KEY, exact: true }), [queries]);
  return queries.getQueryData<string>(KEY);
}
