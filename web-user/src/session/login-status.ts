import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { KEYS } from '../api/query-client.ts';

/** Reads whether this browser is signed in. Unlike `useMe`, it does not fail without a session. */
export function useLoginStatus() {
  return useQuery({
    queryKey: KEYS.loginStatus,
    queryFn: ({ signal }) => call((routes) => routes.loginStatus, {}, { signal }),
    staleTime: 5_000,
  });
}

/** Caches that the second step of the sign-in is to come. */
export const noteSecondStep = (queries: QueryClient): void => {
  queries.setQueryData(KEYS.loginStatus, { loggedIn: false, user: null, secondStep: true });
};
