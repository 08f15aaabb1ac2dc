import type { DatabaseSync } from 'node:sqlite';
import type { FeedEvent, Subscription } from '../../../ports/event-feed.ts';
import { LogTail } from './log-tail.ts';
import { wantedCondition } from './prefixes.ts';
import { selectEvents, takePage, toFeedEvent } from './rows.ts';
import { withLogErrors } from './with-log-errors.ts';

/** Positions read for one page of the feed, matching or not: a few milliseconds of work at most. */
export const FEED_WINDOW = 5_000;

export interface FeedPage {
  readonly events: readonly FeedEvent[];
  /** The last position read. */
  readonly end: number;
  readonly caughtUp: boolean;
}

/** Pages of the feed. Who follows the end of the log reads it in memory. */
export class FeedPages {
  readonly #db: DatabaseSync;
  readonly #readHead: () => number;
  readonly #tail: LogTail;

  constructor(db: DatabaseSync, readHead: () => number) {
    this.#db = db;
    this.#readHead = readHead;
    this.#tail = new LogTail(db);
  }

  /**
   * Returns what reads the page after a position, of the wanted events. Only who has been at the end of the log is given what is in
   * memory, of all types: another process may have removed old events, which are there still.
   */
  of(
    wanted: Pick<Subscription, 'streams' | 'types'>,
    size: number,
  ): (after: number, wasAtEnd: boolean) => FeedPage {
    const { sql, values } = wantedCondition(wanted);
    // Without the hint SQLite may scan the index of streams and sort all rows that it finds.
    const statement = withLogErrors(() =>
      selectEvents(
        this.#db,
        `NOT INDEXED WHERE position > ? AND position <= ? AND ${sql} ORDER BY position LIMIT ?`,
      ),
    );
    return (after, wasAtEnd) =>
      withLogErrors(() => {
        const head = this.#readHead();
        const recent = wasAtEnd ? this.#tail.after(after, head, wanted.streams, size) : undefined;
        if (recent) return pageOf(recent, { size, end: Math.max(head, after), head });
        const end = Math.min(head, after + FEED_WINDOW);
        const { page, cut } = takePage(statement.iterate(after, end, ...values, size), size);
        return pageOf(page.map(toFeedEvent), {
          size: cut ? page.length : size,
          end: Math.max(end, after),
          head,
        });
      });
  }

  /** Forgets what is in memory, because events have left the log. */
  forget(): void {
    this.#tail.forget();
  }
}

/** A page with as many events as there is room for ends with the last one. */
function pageOf(
  events: readonly FeedEvent[],
  { size, end, head }: { readonly size: number; readonly end: number; readonly head: number },
): FeedPage {
  const last = events.length >= size ? events.at(-1) : undefined;
  const reached = last ? Number(last.position) : end;
  return { events, end: reached, caughtUp: reached >= head };
}
