import type { EventFeed, Position } from './event-feed.ts';

/** The position of the end of the feed. */
export async function endOf(feed: Pick<EventFeed, 'subscribe'>): Promise<Position> {
  const ended = new AbortController();
  try {
    for await (const { position } of feed.subscribe({ after: 'now', signal: ended.signal })) return position;
    throw new Error('the feed ended without a batch');
  } finally {
    ended.abort();
  }
}
