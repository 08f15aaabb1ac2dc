import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { type EventFilter, toServerQuery } from './event-filter.ts';

/** Reads the events of a filter, page by page from the newest back. */
export function useEvents(filter: EventFilter) {
  const client = useApi();
  return useInfiniteQuery({
    queryKey: ['events', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client(
        CONSOLE_ROUTES.adminEvents,
        { query: { ...toServerQuery(filter), ...(before === undefined ? {} : { before }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Comparing ten thousand events with themselves, page after page, would hold the scroll up.
    structuralSharing: false,
  });
}

export function useEventTypes(): readonly string[] {
  const client = useApi();
  const { data } = useQuery({
    queryKey: ['event-types'],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.adminEventTypes, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.types ?? [];
}
