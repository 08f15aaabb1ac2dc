import type { DatabaseSync } from 'node:sqlite';
import type { FeedEvent } from '../../../ports/event-feed.ts';
import {
  dataTextOf,
  type EventRow,
  type Page,
  positionOf,
  selectEvents,
  streamOf,
  takePage,
  toFeedEvent,
} from './rows.ts';

/** Events in memory at most, and characters of their data. */
const MOST = 256;
const MOST_CHARACTERS = 256_000;

/** More than is read at once. */
const FAR: Page = { page: [], cut: true };

/** An event of the tail, which is parsed once a follower wants it. */
class TailEvent {
  readonly position: number;
  readonly stream: string;
  readonly characters: number;
  readonly #row: EventRow;
  #event: FeedEvent | undefined;

  constructor(row: EventRow) {
    this.position = positionOf(row);
    this.stream = streamOf(row);
    this.characters = dataTextOf(row).length;
    this.#row = row;
  }

  get event(): FeedEvent {
    this.#event ??= toFeedEvent(this.#row);
    return this.#event;
  }
}

/**
 * The last events of the log. The followers of a process wake together and want the same few events: they are read and parsed
 * once. Every method may throw SQLite's errors, and `LogDamaged`.
 */
export class LogTail {
  readonly #read;
  /** Every event behind `start`, up to `end`. */
  #events: TailEvent[] = [];
  #characters = 0;
  #start = Number.POSITIVE_INFINITY;
  #end = Number.NEGATIVE_INFINITY;

  constructor(db: DatabaseSync) {
    this.#read = selectEvents(db, 'WHERE position > ? AND position <= ? ORDER BY position');
  }

  /**
   * Returns the first `size` events behind a position, up to the end of the log, of streams that start with one of the prefixes.
   * Undefined where the tail does not reach so far back.
   */
  after(
    position: number,
    head: number,
    prefixes: readonly string[] | undefined,
    size: number,
  ): readonly FeedEvent[] | undefined {
    this.#reach(head);
    if (position < this.#start) return undefined;
    const events: FeedEvent[] = [];
    for (let place = this.#placeAfter(position); events.length < size; place += 1) {
      const found = this.#events[place];
      if (!found || found.position > head) break;
      if (!prefixes || prefixes.some((prefix) => found.stream.startsWith(prefix))) events.push(found.event);
    }
    return events;
  }

  forget(): void {
    this.#beginAt(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  }

  #beginAt(start: number, end: number): void {
    this.#events = [];
    this.#characters = 0;
    this.#start = start;
    this.#end = end;
  }

  /** Reads on to the end of the log. Begins anew there where that would be too much. */
  #reach(head: number): void {
    if (head <= this.#end) return;
    const isNear = head - this.#end <= MOST;
    const { page, cut } = isNear ? takePage(this.#read.iterate(this.#end, head), MOST) : FAR;
    if (cut) this.#beginAt(head, head);
    else for (const row of page) this.#add(new TailEvent(row));
    this.#end = head;
  }

  #add(event: TailEvent): void {
    this.#events.push(event);
    this.#characters += event.characters;
    while (this.#events.length > MOST || this.#characters > MOST_CHARACTERS) this.#dropFirst();
  }

  #dropFirst(): void {
    const first = this.#events.shift();
    if (!first) return;
    this.#characters -= first.characters;
    this.#start = first.position;
  }

  /** The place of the first event behind a position. Followers are near the end. */
  #placeAfter(position: number): number {
    let place = this.#events.length;
    while (place > 0 && (this.#events[place - 1]?.position ?? 0) > position) place -= 1;
    return place;
  }
}
