import type { RecordedEvent } from './event-store.ts';

/** A place in a feed: opaque, kept and handed back as it came. */
export type Position = string;

export interface FeedEvent extends RecordedEvent {
  readonly position: Position;
}

/** Events in the feed's order. Pulling the next batch says that this one has been handled. */
export interface FeedBatch {
  /** Empty where there is only something else to say: a position moved past what the filter left out, or `caughtUp`. */
  readonly events: readonly FeedEvent[];
  /** Where to resume once this batch is handled. */
  readonly position: Position;
  /** True when the feed had nothing more at that moment. Who has come to the end is always told, if need be by an empty batch. */
  readonly caughtUp: boolean;
}

export interface Subscription {
  /**
   * `start`: from the first event; a position (a batch's or an event's): what lies behind it; `now`: nothing that the feed
   * had before the first pull, and all that is appended after the first batch is there.
   */
  readonly after: 'start' | 'now' | Position;
  /** Only streams whose names begin with one of these; all when absent. */
  readonly streams?: readonly string[];
  /** Largest batch, in events; 500 when absent. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

/**
 * Every event of the log, in an order that never changes and keeps each stream's own; none is skipped while others
 * append. The first batch comes at once, empty if need be, and says where the follower stands. The iteration ends when
 * the signal aborts; it rejects with `EngineUnavailable` when the engine goes away, and is then taken up again from the
 * last position handled.
 */
export interface EventFeed {
  subscribe(subscription: Subscription): AsyncIterable<FeedBatch>;
}
