import type { EventFeed, FeedEvent, Position } from '../ports/event-feed.ts';

const BATCH = 1000;

/** Yields the events of the feed after a position, up to the end of the feed. */
export async function* readToEnd(
  feed: EventFeed,
  after: 'start' | Position = 'start',
): AsyncGenerator<readonly FeedEvent[]> {
  const ended = new AbortController();
  try {
    for await (const { events, caughtUp } of feed.subscribe({
      after,
      batchSize: BATCH,
      signal: ended.signal,
    })) {
      yield events;
      if (caughtUp) return;
    }
  } finally {
    ended.abort();
  }
}
