import { ROUTES } from '@qlaim/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { KEYS } from '../api/query-client.ts';

/** Whether this browser is signed in: an answer in either case, where `useMe` fails when it is not. */
export function useLoginStatus() {
  return useQuery({
    queryKey: KEYS.loginStatus,
    queryFn: ({ signal }) => client(ROUTES.loginStatus, {}, { signal }),
    staleTime: 5_000,
  });
}
