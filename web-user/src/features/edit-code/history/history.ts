import { type HistoryEntry, ROUTES } from '@qlaim/backend/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { KEYS } from '../../../api/query-client.ts';

const FIRST: number | undefined = undefined;

/** Reads the changes of a code, newest first, page by page. */
export function useHistory(id: string) {
  const query = useInfiniteQuery({
    queryKey: KEYS.history(id),
    queryFn: ({ pageParam, signal }) =>
      client(
        ROUTES.codeHistory,
        { params: { id }, query: pageParam === undefined ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  const entries: readonly HistoryEntry[] | undefined = query.data?.pages.flatMap(({ entries: page }) => page);
  return { ...query, entries };
}
