import { randomUUID } from 'node:crypto';
import type { OpenedEvent } from '../log/opened-event.ts';
import type { EventFeed, FeedBatch, FeedEvent, Position, Subscription } from '../ports/event-feed.ts';
import type { EventStore, NewEvent, RecordedEvent } from '../ports/event-store.ts';
import type { JsonObject } from '../ports/json/json.ts';

/** An open log. `close` closes store and feed. */
export interface OpenLog {
  readonly store: EventStore;
  readonly feed: EventFeed;
  close(): Promise<void>;
}

/** The storage of a log. Every `open` returns another handle on the same events. */
export interface LogBacking {
  open(): Promise<OpenLog>;
  /** Removes the storage, once all handles are closed. */
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

/** Returns a name or prefix that no other test uses. */
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

/** Follows a feed until `enough` returns true. Throws after 15 seconds. */
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
  throw new Error(`Only ${events.length} events arrived, in ${batches.length} batches`);
}

export function hasEvents(count: number): (followed: Followed) => boolean {
  return ({ events }) => events.length >= count;
}

export function isCaughtUp({ batches }: Followed): boolean {
  return batches.at(-1)?.caughtUp === true;
}

/** Returns the position of the end of the feed. Events that are appended later follow it. */
export async function endOf(feed: EventFeed): Promise<Position> {
  const { batches } = await follow(feed, { after: 'now' }, () => true);
  const [first] = batches;
  if (!first) throw new Error('The feed returned no batch');
  return first.position;
}

/** Returns an event of the system, as projections see it. */
export const openedEvent = (
  stream: string,
  revision: number,
  type: string,
  data: OpenedEvent['data'] = {},
): OpenedEvent => ({
  id: randomUUID(),
  at: '2026-11-21T10:00:00.000Z',
  actor: { kind: 'system', id: null },
  stream,
  revision,
  type,
  data,
});
