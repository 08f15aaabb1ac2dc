import './audit.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { Button, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useRef } from 'react';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { EventRows } from './EventRows.tsx';
import { type EventFilter, isOfScans } from './event-filter.ts';
import { useEvents } from './use-events.ts';

/** How far below the screen older events are read already. */
const AHEAD = '1200px';

/** The events of a filter. Older ones are read as the reader gets near the end, or with the button. */
export function EventList({ filter }: { filter: EventFilter }) {
  const words = useTexts(AUDIT);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useEvents(filter);
  const foot = useRef<HTMLDivElement>(null);
  const pages = data?.pages ?? [];
  const said = pages.some(({ entries }) => entries.length > 0) ? words.end.some : words.end.none;
  const end = said[filter.by];

  const mayRead = hasNextPage && !isFetchingNextPage && error === null;
  // A page may be short, so that the end is in sight again after it: each page observes anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages.length starts the next look
  useEffect(() => {
    if (!mayRead || foot.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(foot.current);
    return () => seen.disconnect();
  }, [pages.length, mayRead, fetchNextPage]);

  if (isPending) return <Skeleton shape="block" height={480} />;
  return (
    <section aria-label={words.events} aria-busy={isFetchingNextPage}>
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
      <div ref={foot} className="qa-events-end">
        {hasNextPage ? (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.older}
          </Button>
        ) : null}
        {hasNextPage || error ? null : (
          <span className="qk-soft">
            {isOfScans(filter.type) && filter.by === 'people' ? words.end.scans(end) : end}
          </span>
        )}
      </div>
    </section>
  );
}
