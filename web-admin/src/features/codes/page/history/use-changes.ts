import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../../api/console-provider.ts';
import { changesOf } from '../../commands/code-cache.ts';

/** Reads the changes of a code, page by page from the newest back. */
export function useChanges(id: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  const read = useInfiniteQuery({
    queryKey: changesOf(id),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        CONSOLE_ROUTES.adminCodeChanges,
        { params: { id }, query: before === undefined ? {} : { before } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return { ...read, entries: read.data?.pages.flatMap(({ entries }) => entries) };
}
