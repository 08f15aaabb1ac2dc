import type { User } from '@qlaim/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { KEYS } from '../api/query-client.ts';

/**
 * Reads the signed-in user for the access guard (specification section 4). Until the response it returns the
 * user of the login status. A page opened from /login thus renders and takes the focus immediately.
 */
export function useMe() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: KEYS.me,
    queryFn: async ({ signal }) => (await call((routes) => routes.me, {}, { signal })).user,
    placeholderData: () => queries.getQueryData<{ user: User | null }>(KEYS.loginStatus)?.user ?? undefined,
    staleTime: 60_000,
  });
}
