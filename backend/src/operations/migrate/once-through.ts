import type { EventFeed, FeedEvent, Position } from '../../ports/event-feed.ts';

const BATCH = 1000;

/** What the feed holds behind a position, to its end as it is when it gets there. */
export async function* onceThrough(
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

/** Where the feed ends now. */
export async function endOf(feed: EventFeed): Promise<Position> {
  const ended = new AbortController();
  try {
    for await (const { position } of feed.subscribe({ after: 'now', signal: ended.signal })) return position;
    throw new Error('the feed ended without a word');
  } finally {
    ended.abort();
  }
}
