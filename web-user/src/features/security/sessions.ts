import { FALLBACKS } from '@qlaim/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';
import { useTell } from '../../shell/texts/useTell.ts';

export function useSessions() {
  return useQuery({
    queryKey: KEYS.sessions,
    queryFn: async ({ signal }) => (await call((routes) => routes.sessions, {}, { signal })).sessions,
  });
}

/** Ends one session by its id, or all others without one. */
export function useEndSessions() {
  const tell = useTell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call((routes) => routes.endOtherSessions, {})
        : call((routes) => routes.endSession, { params: { id } }),
    onSuccess: ({ message }) => tell.ok(message),
    onError: (error) => tell.fail(error, FALLBACKS.general),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.sessions }),
  });
}
