import type { FeedEvent } from './event-feed.ts';

/** A place in each part of what is published, such as an offset in each of Kafka's partitions. */
export type Offsets = Readonly<Record<string, number>>;

/** The engine no longer has events that it had acknowledged. Nothing was written. */
export class PublishedLost extends Error {
  constructor(engine: string) {
    super(`${engine} has lost events that it had acknowledged`);
    this.name = 'PublishedLost';
  }
}

/** Publishes the events of a feed for a `GroupFeed`. The relay calls it once at a time, in the feed's order. */
export interface EventPublisher {
  /**
   * Resolves when all events are acknowledged, within a stream in the given order: to the last write of this publisher in
   * each part. Rejects with `EngineUnavailable` when the outcome is unknown: some events may be written. The caller then publishes
   * the same events again before any others, or a stream has a gap. Events may then be there more than once. Rejects with
   * `PublishedLost` once, when the engine has lost what it acknowledged to this publisher.
   */
  publish(events: readonly FeedEvent[]): Promise<Offsets>;
  /** The next write in each part: 0 where nothing was ever published. */
  ends(): Promise<Offsets>;
}

/** Returns whether the engine still has every acknowledged write. */
export const hasAll = (ends: Offsets, acknowledged: Offsets): boolean =>
  Object.entries(acknowledged).every(([part, offset]) => offset < (ends[part] ?? 0));
