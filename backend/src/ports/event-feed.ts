import type { RecordedEvent } from './event-store.ts';

/** A position in a feed: opaque, stored and passed back unchanged. */
export type Position = string;

export interface FeedEvent extends RecordedEvent {
  readonly position: Position;
}

/** Characters of data after which a batch, or a page of a stream, takes no further event: it bounds memory. */
export const BATCH_CHARACTERS = 4_000_000;

/** Events in the feed's order. Pulling the next batch confirms that this one is handled. */
export interface FeedBatch {
  /** Empty when only the position moved past filtered events, or only `caughtUp` changed. */
  readonly events: readonly FeedEvent[];
  /** The position to resume from once this batch is handled. */
  readonly position: Position;
  /** True when the feed had no more events at that moment. A follower always gets such a batch, perhaps an empty one. */
  readonly caughtUp: boolean;
}

export interface Subscription {
  /**
   * `start`: from the first event. A position, of a batch or an event: all events after it. `now`: no event from before the
   * first pull, and all that are appended after the first batch.
   */
  readonly after: 'start' | 'now' | Position;
  /** Only streams whose names start with one of these; all when absent. */
  readonly streams?: readonly string[];
  /** Only events of these types are wanted; all when absent. A feed may give others, too. */
  readonly types?: readonly string[];
  /** Largest batch, in events; 500 when absent. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

/** Events of the log, the newest first. */
export interface PageBack {
  readonly events: readonly FeedEvent[];
  /** Where the next page ends; null where no older event exists. */
  readonly next: Position | null;
}

/**
 * Every event of the log, in an order that never changes and keeps the order of each stream. No event is skipped while
 * others append. The first batch comes at once, perhaps empty, with the follower's position. The iteration ends when the
 * signal aborts. It rejects with `EngineUnavailable` when the engine goes away; the follower then resumes from the last
 * handled position.
 */
export interface EventFeed {
  /** Compares two positions of this feed: negative where the first comes before the second, 0 where they are the same. */
  compare(first: Position, second: Position): number;
  /** Roughly how much of the log up to `end` lies before a position: 0 to 1. */
  share(position: Position, end: Position): number;
  /**
   * Returns a page of the events before a position, the newest first; `limit` at most. It reads a bounded part of the log,
   * so that it may hold few events, or none, where older ones exist. `streams` as in a subscription.
   */
  back(
    before: 'end' | Position,
    page: { readonly streams?: readonly string[]; readonly limit: number },
  ): Promise<PageBack>;
  /**
   * Returns a position that `back` takes, behind all events up to a time, ISO 8601 in UTC, as far as times never decrease along
   * the log. Absent where the engine finds none without reading what is later.
   */
  until?(time: string): Promise<Position>;
  subscribe(subscription: Subscription): AsyncIterable<FeedBatch>;
  /**
   * Looks at once for what others have appended, first for who follows `streams`. Absent where the engine says so itself.
   */
  hurry?(streams: readonly string[]): void;
}
