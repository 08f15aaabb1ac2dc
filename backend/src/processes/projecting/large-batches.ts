import type { FeedBatch, FeedEvent } from '../../ports/event-feed.ts';

/** Batches of the feed in one of these. The characters of each are bounded, and with them the memory. */
const MOST = 2;

/** Joins batches, so that fewer transactions write the same documents. What ends the log comes at once. */
export async function* inLargeBatches(batches: AsyncIterable<FeedBatch>): AsyncGenerator<FeedBatch> {
  let events: FeedEvent[] = [];
  let joined = 0;
  for await (const batch of batches) {
    for (const event of batch.events) events.push(event);
    joined += 1;
    if (joined < MOST && !batch.caughtUp) continue;
    yield { ...batch, events };
    [events, joined] = [[], 0];
  }
}
