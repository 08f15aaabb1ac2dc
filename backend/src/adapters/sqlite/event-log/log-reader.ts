import type { DatabaseSync } from 'node:sqlite';
import type { FeedEvent } from '../../../ports/event-feed.ts';
import type { EventKind, RecordedEvent } from '../../../ports/event-store.ts';
import { kindsOf } from './event-kinds.ts';
import { FEED_WINDOW, FeedPages } from './feed-pages.ts';
import { PlaceOfTime } from './place-of-time.ts';
import { prefixCondition } from './prefixes.ts';
import { integer, positionOf, selectEvents, takePage, toFeedEvent, toRecordedEvent } from './rows.ts';
import { withLogErrors } from './with-log-errors.ts';

/** Events of one page of a stream. */
const STREAM_PAGE = 200;

export interface PageBack {
  /** The newest first. */
  readonly events: readonly FeedEvent[];
  /** The first position read. */
  readonly start: number;
}

export interface StreamPage {
  readonly events: readonly RecordedEvent[];
  /** True when the stream had no more events at that moment. */
  readonly last: boolean;
}

/** Reads the log a page at a time. Every method throws `EngineUnavailable` when SQLite fails, and `LogDamaged`. */
export class LogReader {
  readonly #db: DatabaseSync;
  readonly #stream;
  readonly #head;
  readonly #times: PlaceOfTime;
  readonly feed: FeedPages;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#stream = selectEvents(
      db,
      `WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ${STREAM_PAGE}`,
    );
    this.#times = new PlaceOfTime(db);
    this.#head = db.prepare('SELECT coalesce(max(position), 0) AS position FROM events');
    this.feed = new FeedPages(db, () => integer(this.#head.get()?.['position']));
  }

  streamPage(stream: string, from: number): StreamPage {
    return withLogErrors(() => {
      const { page, cut } = takePage(this.#stream.iterate(stream, from), STREAM_PAGE);
      return { events: page.map(toRecordedEvent), last: !cut && page.length < STREAM_PAGE };
    });
  }

  /** The last position of the log; 0 when it is empty. */
  head(): number {
    return withLogErrors(() => integer(this.#head.get()?.['position']));
  }

  /** The first position behind all events up to a time. */
  until(time: string): number {
    return withLogErrors(() => this.#times.firstAfter(time, this.head() + 1));
  }

  kinds(): readonly EventKind[] {
    return withLogErrors(() => kindsOf(this.#db));
  }

  /** Reads the events before a position, backwards. */
  pageBack(before: number, prefixes: readonly string[] | undefined, size: number): PageBack {
    const { sql, values } = prefixCondition(prefixes);
    return withLogErrors(() => {
      const start = Math.max(1, before - FEED_WINDOW);
      const statement = selectEvents(
        this.#db,
        `NOT INDEXED WHERE position < ? AND position >= ? AND ${sql} ORDER BY position DESC LIMIT ?`,
      );
      const { page, cut } = takePage(statement.iterate(before, start, ...values, size), size);
      const events = page.map(toFeedEvent);
      const more = cut || page.length === size;
      return { events, start: more ? positionOf(page.at(-1)) : start };
    });
  }
}
