import { randomUUID } from 'node:crypto';
import type { EventFeed, FeedBatch, FeedEvent, Position, Subscription } from '../ports/event-feed.ts';
import type { EventStore, NewEvent, RecordedEvent } from '../ports/event-store.ts';
import type { JsonObject } from '../ports/json.ts';

/** A handle on a log. `close` ends store and feed. */
export interface OpenLog {
  readonly store: EventStore;
  readonly feed: EventFeed;
  close(): Promise<void>;
}

/** Where a log is kept. Every `open` is a handle of its own on the same events. */
export interface LogBacking {
  open(): Promise<OpenLog>;
  /** Called once all handles are closed. */
  remove(): Promise<void>;
}

export function newEvent(data: JsonObject = {}): NewEvent {
  return {
    id: randomUUID(),
    type: 'ThingHappened',
    version: 1,
    at: new Date().toISOString(),
    actor: { kind: 'system', id: null },
    data,
  };
}

export function newEvents(count: number): readonly NewEvent[] {
  return Array.from({ length: count }, (_, n) => newEvent({ n }));
}

/** A name, or a beginning of names, that no other case uses. */
export function uniqueName(kind: string): string {
  return `${kind}-${randomUUID()}`;
}

export async function gather<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
}

export async function readAll(store: EventStore, stream: string, from?: number): Promise<RecordedEvent[]> {
  return gather(store.read(stream, from === undefined ? {} : { from }));
}

export async function readIds(store: EventStore, stream: string): Promise<string[]> {
  return (await readAll(store, stream)).map(({ id }) => id);
}

export interface Followed {
  readonly batches: readonly FeedBatch[];
  readonly events: readonly FeedEvent[];
}

/** Follows a feed until enough has come; throws when it has not within 15 seconds. */
export async function follow(
  feed: EventFeed,
  subscription: Omit<Subscription, 'signal'>,
  enough: (followed: Followed) => boolean,
): Promise<Followed> {
  const batches: FeedBatch[] = [];
  const events: FeedEvent[] = [];
  const signal = AbortSignal.timeout(15_000);
  for await (const batch of feed.subscribe({ ...subscription, signal })) {
    batches.push(batch);
    events.push(...batch.events);
    if (enough({ batches, events })) return { batches, events };
  }
  throw new Error(`only ${events.length} events came in ${batches.length} batches`);
}

export function hasEvents(count: number): (followed: Followed) => boolean {
  return ({ events }) => events.length >= count;
}

export function isCaughtUp({ batches }: Followed): boolean {
  return batches.at(-1)?.caughtUp === true;
}

/** Where the feed ends now; what is appended from here on lies behind it. */
export async function endOf(feed: EventFeed): Promise<Position> {
  const { batches } = await follow(feed, { after: 'now' }, () => true);
  const [first] = batches;
  if (!first) throw new Error('the feed gave no batch');
  return first.position;
}
