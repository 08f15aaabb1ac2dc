import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';

/** What follows the log. */
export interface Follower {
  readonly name: string;
  /** The beginnings of its streams; all streams when absent. */
  readonly streams?: readonly string[];
  /** The position up to which it has handled its events; null before the first. */
  readonly position: Position | null;
}

export interface Waiting {
  readonly waiting: number;
  readonly more: boolean;
  readonly oldest: string | null;
}

const NONE: Waiting = { waiting: 0, more: false, oldest: null };

/** At which the count ends: it bounds what a report reads of the log. */
export const MOST_COUNTED = 100;

/** Counts the events that wait for a follower. */
export async function lagOf(
  feed: Pick<EventFeed, 'compare' | 'subscribe'>,
  { streams, position }: Follower,
): Promise<Waiting> {
  if (position !== null && feed.compare(position, await endOf(feed)) >= 0) return NONE;
  const ended = new AbortController();
  let { waiting, oldest } = NONE;
  try {
    const batches = feed.subscribe({
      after: position ?? 'start',
      ...(streams ? { streams } : {}),
      batchSize: MOST_COUNTED,
      signal: ended.signal,
    });
    for await (const { events, caughtUp } of batches) {
      waiting += events.length;
      oldest ??= events[0]?.at ?? null;
      if (waiting >= MOST_COUNTED)
        return { waiting: MOST_COUNTED, more: !caughtUp || waiting > MOST_COUNTED, oldest };
      if (caughtUp) break;
    }
    return { waiting, more: false, oldest };
  } finally {
    ended.abort();
  }
}
