import { ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { KEYS } from '../api/query-client.ts';

/** Reads whether this browser is signed in. Unlike `useMe`, it does not fail without a session. */
export function useLoginStatus() {
  return useQuery({
    queryKey: KEYS.loginStatus,
    queryFn: ({ signal }) => client(ROUTES.loginStatus, {}, { signal }),
    staleTime: 5_000,
  });
}
