import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Skeleton } from '@qlaim/web-kit';
import { useEffect, useRef } from 'react';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { EventRows } from './EventRows.tsx';
import type { EventFilter } from './event-filter.ts';
import { useEvents } from './use-events.ts';

/** How far below the screen older events are read already. */
const AHEAD = '1200px';

/** The events of a filter. Older ones are read as the reader gets near the end, or with the button. */
export function EventList({ filter }: { filter: EventFilter }) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useEvents(filter);
  const end = useRef<HTMLDivElement>(null);
  const pages = data?.pages ?? [];
  const count = pages.reduce((sum, { entries }) => sum + entries.length, 0);

  const mayRead = hasNextPage && !isFetchingNextPage && error === null;
  // A page may be short, so that the end is in sight again after it: each page observes anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages.length starts the next look
  useEffect(() => {
    if (!mayRead || end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [pages.length, mayRead, fetchNextPage]);

  if (isPending) return <Skeleton shape="block" height={480} />;
  return (
    <section aria-label="Events" aria-busy={isFetchingNextPage}>
      <Box sx={{ borderTop: '1px solid var(--qk-line)' }}>
        {pages.map((page, index) => (
          <EventRows key={page.entries[0]?.id ?? `empty ${index}`} entries={page.entries} />
        ))}
      </Box>
      {error ? (
        <ReadFailed
          error={error}
          fallback={FALLBACKS.getEvents}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      ) : null}
      <Box ref={end} sx={{ py: 4, display: 'grid', justifyItems: 'center', gap: 2 }}>
        {hasNextPage ? (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older events
          </Button>
        ) : null}
        {hasNextPage || error ? null : (
          <span className="qk-soft">{count === 0 ? 'No events' : 'These are all events'}</span>
        )}
      </Box>
    </section>
  );
}
