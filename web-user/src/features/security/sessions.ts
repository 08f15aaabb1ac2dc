import { FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { KEYS } from '../../api/query-client.ts';

export function useSessions() {
  return useQuery({
    queryKey: KEYS.sessions,
    queryFn: async ({ signal }) => (await call((routes) => routes.sessions, {}, { signal })).sessions,
  });
}

/** Ends one session by its id, or all others without one. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call((routes) => routes.endOtherSessions, {})
        : call((routes) => routes.endSession, { params: { id } }),
    onSuccess: ({ message }) => notify.ok(message),
    onError: (error) => notifyFailure(error, FALLBACKS.general),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.sessions }),
  });
}
