import { ROUTES, type User } from '@qlaim/backend/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { KEYS } from '../api/query-client.ts';

/**
 * The signed-in user, as the access guard asks for it (specification section 4). Until the answer it is whom the login
 * status named: a page that is opened from /login takes its place at once, and the focus.
 */
export function useMe() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: KEYS.me,
    queryFn: async ({ signal }) => (await client(ROUTES.me, {}, { signal })).user,
    placeholderData: () => queries.getQueryData<{ user: User | null }>(KEYS.loginStatus)?.user ?? undefined,
    staleTime: 60_000,
  });
}

/** After a call that answered with the user, nobody needs to ask again. */
export function rememberUser(queries: QueryClient, user: User): void {
  queries.setQueryData(KEYS.me, user);
  queries.setQueryData(KEYS.loginStatus, { loggedIn: true, user });
}
