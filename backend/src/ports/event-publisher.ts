import type { FeedEvent } from './event-feed.ts';

/**
 * Where a relay hands on the events of a feed, to be consumed through a `GroupFeed`. One call after another, in the
 * feed's order.
 */
export interface EventPublisher {
  /**
   * Resolves when all of the events are acknowledged as durable; within a stream they then stand in the order given.
   * Rejects with `EngineUnavailable` when that is unknown: some may have been written. Publish the same events again
   * before any others, or a stream has a gap; what had been written then stands there more than once.
   */
  publish(events: readonly FeedEvent[]): Promise<void>;
  /** True where nothing was ever published: whoever has published before must begin again. */
  isEmpty(): Promise<boolean>;
}
