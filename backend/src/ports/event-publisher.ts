import type { FeedEvent } from './event-feed.ts';

/** Publishes the events of a feed for a `GroupFeed`. The relay calls it once at a time, in the feed's order. */
export interface EventPublisher {
  /**
   * Resolves when all events are durable, within a stream in the given order. Rejects with `EngineUnavailable` when the
   * outcome is unknown: some events may be written. The caller then publishes the same events again before any others, or a
   * stream has a gap. Events may then be there more than once.
   */
  publish(events: readonly FeedEvent[]): Promise<void>;
  /** True when nothing was ever published: the relay then starts over. */
  isEmpty(): Promise<boolean>;
}
