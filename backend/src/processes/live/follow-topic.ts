import { setTimeout as sleep } from 'node:timers/promises';
import type { EventFeed, FeedEvent } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Topic } from './topics.ts';

export interface TopicPorts {
  readonly feed: EventFeed;
  readonly store: ReadStore;
}

interface Options {
  readonly signal: AbortSignal;
  /** Whether there may have been changes before, of which nothing was told. */
  readonly missed: boolean;
  /** Called when a read shows what has changed, with the events that were read. `began` is in milliseconds since 1970. */
  readonly onChange: (events: readonly FeedEvent[], began: number) => void;
}

/** The events that were skipped are shown after this time. */
const SKIPPED_SHOWN_MS = 2000;

/**
 * Tells of changes, not more often than the topic's pause. What piles up meanwhile is skipped unread, so that a burst costs
 * hardly more than a single event.
 */
export async function followTopic(
  { feed, store }: TopicPorts,
  topic: Topic,
  options: Options,
): Promise<void> {
  const { signal, missed, onChange } = options;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  let skipped = missed;
  while (!signal.aborted) {
    for await (const { events, caughtUp } of feed.subscribe({
      after: 'now',
      streams: [topic.prefix],
      signal,
    })) {
      const last = events.at(-1);
      if (!last && !skipped) continue;
      // A first batch without events has skipped nothing, whether the feed has caught up or not.
      skipped = last !== undefined && !caughtUp;
      const began = Date.now();
      await (last ? topic.shown(store, last, signal) : pause(SKIPPED_SHOWN_MS));
      if (signal.aborted) return;
      onChange(events, began);
      await pause(topic.pauseMs);
      if (skipped) break;
    }
  }
}
