import './audit.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Button, Skeleton } from '@qlaim/web-kit';
import { useEffect, useRef } from 'react';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { EventRows } from './EventRows.tsx';
import { type EventFilter, isOfScans } from './event-filter.ts';
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
      <div className="qa-events">
        {pages.map((page, index) => (
          <EventRows key={page.entries[0]?.id ?? `empty ${index}`} entries={page.entries} filter={filter} />
        ))}
      </div>
      {error ? (
        <ReadFailed
          error={error}
          fallback={FALLBACKS.getEvents}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      ) : null}
      <div ref={end} className="qa-events-end">
        {hasNextPage ? (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older events
          </Button>
        ) : null}
        {hasNextPage || error ? null : (
          <span className="qk-soft">
            {count === 0 ? 'No events' : 'These are all events'}
            {filter.by === 'people' ? ' by people' : null}
            {isOfScans(filter.type) && filter.by === 'people' ? '. The system records scans' : null}
          </span>
        )}
      </div>
    </section>
  );
}
