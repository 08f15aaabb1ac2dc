import type { RecordedEvent } from './event-store.ts';

/** A place in a feed: opaque, kept and handed back as it came. */
export type Position = string;

export interface FeedEvent extends RecordedEvent {
  readonly position: Position;
}

/** Events in the feed's order. Pulling the next batch says that this one has been handled. */
export interface FeedBatch {
  /** May be empty: then only the position moved, past events that the filter left out. */
  readonly events: readonly FeedEvent[];
  /** Where to resume once this batch is handled. */
  readonly position: Position;
  /** True when the feed had nothing more at that moment. */
  readonly caughtUp: boolean;
}

export interface Subscription {
  /** `start`: from the first event; `now`: only what comes from now on; a position: what lies behind it. */
  readonly after: 'start' | 'now' | Position;
  /** Only streams whose names begin with one of these; all when absent. */
  readonly streams?: readonly string[];
  /** Largest batch, in events; 500 when absent. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

/**
 * Every event of the log, in an order that never changes and keeps each stream's own; none is skipped while others
 * append. The iteration ends when the signal aborts; it rejects with `EngineUnavailable` when the engine goes away,
 * and is then taken up again from the last position handled.
 */
export interface EventFeed {
  subscribe(subscription: Subscription): AsyncIterable<FeedBatch>;
}
