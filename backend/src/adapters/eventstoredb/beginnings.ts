import { FORWARDS } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import { TRUNCATED } from '../../domain/catalogue.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { collectStream, finished } from './log-reader.ts';
import type { Reader } from './reader.ts';

/** Streams whose beginnings are remembered. A person has one of their own. */
const REMEMBERED = 10_000;

/**
 * Leaves out truncated events of `$all`, which the server sends until a scavenge removes them: some of a stream may be gone by
 * then, and others not. It asks once for each stream that it remembers, and only for those that are ever truncated.
 */
export class Beginnings {
  readonly #reader: Reader;
  readonly #first = new LRUCache<string, Promise<number>>({ max: REMEMBERED });

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async without(events: readonly FeedEvent[]): Promise<readonly FeedEvent[]> {
    if (!events.some(mayBeTruncated)) return events;
    const kept: FeedEvent[] = [];
    for (const event of events)
      if (!mayBeTruncated(event) || event.revision >= (await this.#beginningOf(event.stream)))
        kept.push(event);
    return kept;
  }

  #beginningOf(stream: string): Promise<number> {
    const known = this.#first.get(stream);
    if (known) return known;
    const options = { direction: FORWARDS, fromRevision: 0n, maxCount: 1 } as const;
    const first = finished(
      () => collectStream(this.#reader, stream, options),
      this.#reader,
      `a read of ${stream}`,
    ).then(({ items: [first] }) => Number(first?.event?.revision ?? 0n));
    this.#first.set(stream, first);
    return first;
  }
}

const mayBeTruncated = ({ stream }: FeedEvent): boolean =>
  TRUNCATED.some(({ prefix }) => stream.startsWith(prefix));
