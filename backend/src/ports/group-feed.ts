import type { FeedEvent } from './event-feed.ts';

/** Events of one partition. Pulling the next batch confirms that this one is handled. */
export interface GroupBatch {
  /** In order within each stream, perhaps with repeats, but never with a gap. Empty when only `caughtUp` changed. */
  readonly events: readonly FeedEvent[];
  /**
   * True once the group, with all its members, has handled the events from before this consumption. Such a batch always
   * comes, perhaps an empty one.
   */
  readonly caughtUp: boolean;
}

export interface GroupSubscription {
  /** Its members share the work: each partition has one member at a time. A new group starts at the first event. */
  readonly group: string;
  /** Only streams whose names start with one of these. */
  readonly streams: readonly string[];
  /** Largest batch, in events; 500 when absent. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

/**
 * The published events, shared among the processes of a group. A stream stays within one partition; partitions have no
 * order among each other. An unhandled batch comes again when its member leaves or loses the partition.
 *
 * The iteration ends when the signal aborts, after a last pull that confirms the batch before it. It rejects with
 * `EngineUnavailable` when the engine goes away; the consumer then starts again. It rejects with `EngineMisconfigured` when
 * waiting does not help. It rejects with another error for an unreadable event, which is never skipped.
 */
export interface GroupFeed {
  consume(subscription: GroupSubscription): AsyncIterable<GroupBatch>;
  /** Returns how many events, of all streams, the group has not handled. */
  lag(group: string): Promise<number>;
}

/** What the broker has deleted before a group handled it: whoever runs the broker may limit what a topic keeps. */
export interface GroupLosses {
  /** Whether events are gone that the group has still to handle; `consume` would reject. */
  hasLost(group: string): Promise<boolean>;
  /** Lets the group, while it has no members, continue with what is left. The caller makes up for what is gone first. */
  skipLost(group: string): Promise<void>;
}
