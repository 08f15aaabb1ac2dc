import type { EventFeed, FeedBatch, Subscription } from '../ports/event-feed.ts';

/** Events of a batch on the way: a dozen followers hold one each, and what they hold is to die young. */
const BATCH = 100;

/**
 * Passes what is in the log by types, and then follows the streams with all types. A follower at the end tells its place, which moves
 * past events of other types, too.
 */
export async function* followByTypes(
  feed: EventFeed,
  types: readonly string[],
  subscription: Omit<Subscription, 'types'>,
): AsyncGenerator<FeedBatch> {
  let { after } = subscription;
  for await (const batch of feed.subscribe({ batchSize: BATCH, ...subscription, types })) {
    yield batch;
    after = batch.position;
    if (batch.caughtUp) break;
  }
  if (!subscription.signal.aborted) yield* feed.subscribe({ ...subscription, after });
}
