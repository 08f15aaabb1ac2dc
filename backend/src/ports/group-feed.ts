import type { FeedEvent } from './event-feed.ts';

/** Events of one partition. Pulling the next batch says that this one has been handled. */
export interface GroupBatch {
  /** Each stream's in order, with repeats of some already seen possible, but never a gap. Empty where there is only `caughtUp` to tell. */
  readonly events: readonly FeedEvent[];
  /**
   * True once the group, with all its members, has handled what was there when this consumption began. Always told, if
   * need be by an empty batch.
   */
  readonly caughtUp: boolean;
}

export interface GroupSubscription {
  /** Who shares the work: each partition is handed to one member at a time. A group seen for the first time begins at the first event. */
  readonly group: string;
  /** Only streams whose names begin with one of these. */
  readonly streams: readonly string[];
  /** Largest batch, in events; 500 when absent. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

/**
 * What was published, shared among the processes of a group. A stream stays within one partition; streams of different
 * partitions come in no order. A batch that was not handled, because its member went away or its partition was taken
 * from it, comes again.
 *
 * The iteration ends when the signal aborts, after a batch whose handling is said by one more pull. It rejects with
 * `EngineUnavailable` when the engine goes away, and is then taken up again; with `EngineMisconfigured` when waiting
 * won't help; and with another error on an event that can't be read, which is never skipped.
 */
export interface GroupFeed {
  consume(subscription: GroupSubscription): AsyncIterable<GroupBatch>;
  /** How many events, of whichever streams, the group has still to handle. */
  lag(group: string): Promise<number>;
}

/** What the broker has deleted before a group handled it: whoever runs the broker may limit what a topic keeps. */
export interface GroupLosses {
  /** Whether events are gone that the group has still to handle; `consume` would reject. */
  hasLost(group: string): Promise<boolean>;
  /** Lets the group, while it has no members, continue with what is left. The caller makes up for what is gone first. */
  skipLost(group: string): Promise<void>;
}
