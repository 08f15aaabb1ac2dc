import { ROUTES, type User } from '@qlaim/backend/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { KEYS } from '../api/query-client.ts';

/** The signed-in user, as the access guard asks for it (specification section 4). */
export function useMe() {
  return useQuery({
    queryKey: KEYS.me,
    queryFn: async ({ signal }) => (await client(ROUTES.me, {}, { signal })).user,
    staleTime: 60_000,
  });
}

/** After a call that answered with the user, nobody needs to ask again. */
export function rememberUser(queries: QueryClient, user: User): void {
  queries.setQueryData(KEYS.me, user);
  queries.setQueryData(KEYS.loginStatus, { loggedIn: true, user });
}
