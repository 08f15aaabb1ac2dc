import { CONSOLE_ROUTES, type EventGroup } from '@qlaim/backend/contract/console';
import { useShown } from '@qlaim/web-kit/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { type EventFilter, isFolded, toServerQuery } from './event-filter.ts';

/** Reads the events of a filter, page by page from the newest back: folded, or each event of a run after a cursor. */
export function useEvents(filter: EventFilter, after?: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  // The server tells the events in the language of the reader.
  const { language } = useShown();
  const fold = after === undefined && isFolded(filter) ? ({ fold: 'runs' } as const) : {};
  return useInfiniteQuery({
    queryKey: ['events', language, filter, after],
    initialPageParam: after,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        CONSOLE_ROUTES.adminEvents,
        { query: { ...toServerQuery(filter), ...fold, ...(before === undefined ? {} : { before }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Comparing ten thousand events with themselves, page after page, would hold the scroll up.
    structuralSharing: false,
  });
}

const NONE: readonly EventGroup[] = [];

/** Returns the types of events in groups; none until they are read. */
export function useEventGroups() {
  const { call } = useDataProvider<ConsoleProvider>();
  const { data, error, isPending } = useQuery({
    queryKey: ['event-types'],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.adminEventTypes, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { groups: data?.groups ?? NONE, error, isPending };
}
