import type { DatabaseSync } from 'node:sqlite';
import type { FeedEvent } from '../../../ports/event-feed.ts';
import type { EventKind, RecordedEvent } from '../../../ports/event-store.ts';
import { toLogError } from '../errors.ts';
import { kindsOf } from './event-kinds.ts';
import { PlaceOfTime } from './place-of-time.ts';
import { prefixCondition } from './prefixes.ts';
import { ALL_COLUMNS, integer, type Row, takePage, toRecordedEvent } from './rows.ts';

/** Events of one page of a stream. */
const STREAM_PAGE = 200;

/** Positions read for one page of the feed, matching or not: a few milliseconds of work at most. */
const FEED_WINDOW = 5_000;

export interface FeedPage {
  readonly events: readonly FeedEvent[];
  /** The last position read. */
  readonly end: number;
  readonly caughtUp: boolean;
}

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

/** Reads the page after a position. */
export type FeedPages = (after: number) => FeedPage;

/** Reads the log a page at a time. Every method throws `EngineUnavailable` when SQLite fails, and `LogDamaged`. */
export class LogReader {
  readonly #db: DatabaseSync;
  readonly #stream;
  readonly #head;
  readonly #times: PlaceOfTime;
  /** The last page of the feed. Followers wake together and read the same events: they are parsed once. */
  #lastPage: ReadonlyMap<number, FeedEvent> = new Map();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#stream = db.prepare(
      `SELECT ${ALL_COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ${STREAM_PAGE}`,
    );
    this.#times = new PlaceOfTime(db);
    this.#head = db.prepare('SELECT coalesce(max(position), 0) AS position FROM events');
  }

  streamPage(stream: string, from: number): StreamPage {
    return withPortErrors(() => {
      const { page, cut } = takePage(this.#stream.iterate(stream, from), STREAM_PAGE);
      return { events: page.map(toRecordedEvent), last: !cut && page.length < STREAM_PAGE };
    });
  }

  /** The last position of the log; 0 when it is empty. */
  head(): number {
    return withPortErrors(() => integer(this.#head.get()?.['position']));
  }

  /** The first position behind all events up to a time. */
  until(time: string): number {
    return withPortErrors(() => this.#times.firstAfter(time, this.head() + 1));
  }

  kinds(): readonly EventKind[] {
    return withPortErrors(() => kindsOf(this.#db));
  }

  /** Reads the events before a position, backwards. */
  pageBack(before: number, prefixes: readonly string[] | undefined, size: number): PageBack {
    const { sql, values } = prefixCondition(prefixes);
    return withPortErrors(() => {
      const start = Math.max(1, before - FEED_WINDOW);
      const statement = this.#db.prepare(
        `SELECT ${ALL_COLUMNS} FROM events NOT INDEXED
         WHERE position < ? AND position >= ? AND ${sql} ORDER BY position DESC LIMIT ?`,
      );
      const { page, cut } = takePage(statement.iterate(before, start, ...values, size), size);
      const events = page.map(toFeedEvent);
      const more = cut || page.length === size;
      return { events, start: more ? integer(page.at(-1)?.['position']) : start };
    });
  }

  feedPages(prefixes: readonly string[] | undefined, size: number): FeedPages {
    const { sql, values } = prefixCondition(prefixes);
    // Without the hint SQLite may scan the index of streams and sort all rows that it finds.
    const statement = withPortErrors(() =>
      this.#db.prepare(
        `SELECT ${ALL_COLUMNS} FROM events NOT INDEXED
         WHERE position > ? AND position <= ? AND ${sql} ORDER BY position LIMIT ?`,
      ),
    );
    return (after) =>
      withPortErrors(() => {
        const head = this.head();
        const end = Math.min(head, after + FEED_WINDOW);
        const { page, cut } = takePage(statement.iterate(after, end, ...values, size), size);
        const events = this.#toFeedEvents(page);
        const more = cut || page.length === size;
        const reached = more ? integer(page.at(-1)?.['position']) : Math.max(end, after);
        return { events, end: reached, caughtUp: reached >= head };
      });
  }

  #toFeedEvents(page: readonly Row[]): readonly FeedEvent[] {
    if (page.length === 0) return [];
    const parsed = new Map<number, FeedEvent>();
    for (const row of page) {
      const position = integer(row['position']);
      parsed.set(position, this.#lastPage.get(position) ?? toFeedEvent(row));
    }
    this.#lastPage = parsed;
    return [...parsed.values()];
  }
}

const toFeedEvent = (row: Row): FeedEvent => ({
  ...toRecordedEvent(row),
  position: String(integer(row['position'])),
});

function withPortErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toLogError(error);
  }
}
