import type { User } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { KEYS } from './query-client.ts';

/** Returns the signed-in user, as far as the cached answers tell. */
export const knownUser = (queries: QueryClient): User | undefined =>
  queries.getQueryData<User>(KEYS.me) ??
  queries.getQueryData<{ user: User | null }>(KEYS.loginStatus)?.user ??
  undefined;

/** Returns the language of the signed-in account, as far as the cached answers tell. */
export const accountLanguage = (queries: QueryClient): Language | undefined => knownUser(queries)?.language;

/** Returns `accountLanguage`, and renders again when it changes. */
export function useAccountLanguage(): Language | undefined {
  const queries = useQueryClient();
  const subscribe = useCallback(
    // A component that begins to read an answer adds it while it renders: nothing is told of that.
    (told: () => void) =>
      queries.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') told();
      }),
    [queries],
  );
  const read = () => accountLanguage(queries);
  return useSyncExternalStore(subscribe, read, read);
}

/** Caches the user of a response, so that the app does not read it again. */
export function rememberUser(queries: QueryClient, user: User): void {
  queries.setQueryData(KEYS.me, user);
  queries.setQueryData(KEYS.loginStatus, (known: object | undefined) => ({ ...known, loggedIn: true, user }));
}
