import { afterAll, beforeAll, expect } from 'vitest';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { EventPublisher } from '../../ports/event-publisher.ts';
import type { GroupBatch, GroupFeed, GroupSubscription } from '../../ports/group-feed.ts';
import { newEvent, uniqueName } from '../event-log.ts';

export interface OpenGroupFeed {
  readonly publisher: EventPublisher;
  readonly groupFeed: GroupFeed;
  close(): Promise<void>;
}

/** A place to publish events to. Every `open` returns a handle of its own on the same events. */
export interface GroupFeedBacking {
  open(): Promise<OpenGroupFeed>;
  /** Called once all handles are closed. */
  remove(): Promise<void>;
}

export interface GroupFeedSuite {
  readonly publisher: EventPublisher;
  readonly groupFeed: GroupFeed;
  open(): Promise<OpenGroupFeed>;
}

/** Sets up the hooks of a suite. They fill the returned object while cases run. */
export function useGroupFeed(createBacking: () => Promise<GroupFeedBacking>): GroupFeedSuite {
  let backing: GroupFeedBacking;
  let handle: OpenGroupFeed;

  beforeAll(async () => {
    backing = await createBacking();
    handle = await backing.open();
  });
  afterAll(async () => {
    await handle.close();
    await backing.remove();
  });
  return {
    get publisher() {
      return handle.publisher;
    },
    get groupFeed() {
      return handle.groupFeed;
    },
    open: () => backing.open(),
  };
}

/** The events of some streams in a feed's order: every stream's first, then every stream's second, … */
export function feedEvents(prefix: string, streams: number, each: number): readonly FeedEvent[] {
  return Array.from({ length: streams * each }, (_, n) => ({
    ...newEvent({ n }),
    stream: `${prefix}-${n % streams}`,
    revision: Math.floor(n / streams),
    position: String(n),
  }));
}

/** A prefix of streams and a group that no other case uses. */
export function names(kind: string) {
  const prefix = uniqueName(kind);
  return { prefix, group: `test.${prefix}` };
}

export interface Consumed {
  readonly batches: readonly GroupBatch[];
  readonly events: readonly FeedEvent[];
}

/** Consumes until enough events are handled, which one more pull confirms. Throws after a time limit. */
export async function consume(
  feed: GroupFeed,
  subscription: Omit<GroupSubscription, 'signal'>,
  enough: (consumed: Consumed) => boolean,
  patienceMs = 15_000,
): Promise<Consumed> {
  const stop = new AbortController();
  const batches: GroupBatch[] = [];
  const events: FeedEvent[] = [];
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(patienceMs)]);
  for await (const batch of feed.consume({ ...subscription, signal })) {
    batches.push(batch);
    events.push(...batch.events);
    if (enough({ batches, events })) stop.abort();
  }
  if (!stop.signal.aborted) throw new Error(`only ${events.length} events in ${batches.length} batches`);
  return { batches, events };
}

export const caughtUp = ({ batches }: Consumed): boolean => batches.at(-1)?.caughtUp === true;

export const holds =
  (count: number) =>
  ({ events }: Consumed): boolean =>
    new Set(events.map(({ id }) => id)).size >= count;

/** True when each stream is in order apart from repeats: no revision comes before the one below it. */
export function expectNoGap(events: readonly FeedEvent[]): void {
  const last = new Map<string, number>();
  for (const { stream, revision } of events) {
    const known = last.get(stream) ?? -1;
    if (revision > known + 1) expect.fail(`${stream}: ${revision} came after ${known}`);
    last.set(stream, Math.max(known, revision));
  }
}
