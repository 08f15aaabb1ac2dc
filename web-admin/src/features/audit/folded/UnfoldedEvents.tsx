import { type AuditEntry, FALLBACKS } from '@qlaim/backend/contract';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { Button, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Fragment, type ReactNode } from 'react';
import { ReadFailed } from '../../../widgets/ReadFailed.tsx';
import type { EventFilter } from '../event-filter.ts';
import { useEvents } from '../use-events.ts';

interface UnfoldedEventsProps {
  /** The cursor of the event that stands for them. */
  after: string;
  /** How many they are. */
  count: number;
  filter: EventFilter;
  /** Renders a page of them. */
  children: (entries: readonly AuditEntry[]) => ReactNode;
}

/** The events of a run, page by page on request. */
export function UnfoldedEvents({ after, count, filter, children }: UnfoldedEventsProps) {
  const { folded } = useTexts(AUDIT);
  const { data, error, isFetching, fetchNextPage, refetch } = useEvents(filter, after);
  if (!data && !error) return <Skeleton shape="block" height={120} />;
  const pages = data?.pages ?? [];
  const starts = pages.map((_page, place) =>
    pages.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  const shown = pages.reduce((sum, { entries }) => sum + entries.length, 0);
  const left = count - shown;
  return (
    <>
      {pages.map(({ entries }, place) => (
        <Fragment key={entries[0]?.id ?? `empty ${place}`}>
          {children(entries.slice(0, Math.max(0, count - (starts[place] ?? 0))))}
        </Fragment>
      ))}
      {error ? (
        <ReadFailed
          error={error}
          fallback={FALLBACKS.getEvents}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      ) : null}
      {left > 0 && !error ? (
        <Button variant="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          {folded.others(left)}
        </Button>
      ) : null}
    </>
  );
}
