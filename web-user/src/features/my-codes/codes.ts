import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';

/** Reads the codes of a user, newest claim first. Old rows stay visible during a new read. */
export function useCodes(userId: string) {
  return useQuery({
    queryKey: KEYS.codesOf(userId),
    queryFn: async ({ signal }) =>
      (await call((routes) => routes.codesOfUser, { params: { userId } }, { signal })).barcodes,
  });
}
