import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { LogDamaged } from '../../../ports/errors.ts';
import { BATCH_CHARACTERS, type FeedEvent } from '../../../ports/event-feed.ts';
import type { Actor, RecordedEvent } from '../../../ports/event-store.ts';
import type { JsonObject } from '../../../ports/json/json.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** The values of `ALL_COLUMNS` by their places: a list of values takes half of the time that an object takes. */
export type EventRow = Readonly<Record<number, SQLOutputValue>>;

/** What an event consists of, in every version of the log. */
export const EVENT_COLUMNS = 'position, stream, revision, id, type, version, at, actor, data';
/** Those of a log that this version has opened. */
const ALL_COLUMNS = `${EVENT_COLUMNS}, trace`;
/** The places of columns in a row. */
const [POSITION, STREAM, REVISION, ID, TYPE, VERSION, AT, ACTOR, DATA, TRACE] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];

/** Prepares a query for the rows of events that match. */
export function selectEvents(db: DatabaseSync, rest: string): StatementSync {
  const statement = db.prepare(`SELECT ${ALL_COLUMNS} FROM events ${rest}`);
  statement.setReturnArrays(true);
  return statement;
}

export const positionOf = (row: EventRow | undefined): number => integer(row?.[POSITION]);
export const streamOf = (row: EventRow): string => text(row[STREAM]);
/** The data of an event as it is stored: JSON. */
export const dataTextOf = (row: EventRow): string => text(row[DATA]);

/** Characters of data that a page has room for, per event; a page of a large size ends at `BATCH_CHARACTERS`. */
const EVENT_CHARACTERS = 1000;

export interface Page {
  readonly page: readonly EventRow[];
  /** True when the page was full before the rows ended. */
  readonly cut: boolean;
}

/**
 * The first rows, at least one, up to the characters that `size` events may have. So parsing a page never blocks the event
 * loop for long.
 */
export function takePage(rows: Iterable<EventRow>, size: number): Page {
  const page: EventRow[] = [];
  const most = Math.min(size * EVENT_CHARACTERS, BATCH_CHARACTERS);
  let weight = 0;
  for (const row of rows) {
    if (weight >= most) return { page, cut: true };
    page.push(row);
    weight += dataTextOf(row).length;
  }
  return { page, cut: false };
}

export function toRecordedEvent(row: EventRow): RecordedEvent {
  const stream = streamOf(row);
  const revision = integer(row[REVISION]);
  try {
    const event = {
      stream,
      revision,
      id: text(row[ID]),
      type: text(row[TYPE]),
      version: integer(row[VERSION]),
      at: text(row[AT]),
      actor: actorOf(text(row[ACTOR])),
      data: dataOf(dataTextOf(row)),
    };
    const trace = row[TRACE];
    return typeof trace === 'string' ? { ...event, trace } : event;
  } catch (error) {
    throw new LogDamaged('SQLite', `${stream}@${revision} is not an event of this product`, error);
  }
}

export const toFeedEvent = (row: EventRow): FeedEvent => ({
  ...toRecordedEvent(row),
  position: String(positionOf(row)),
});

const dataOf = (json: string): JsonObject => JSON.parse(json);

/** The last actor that was read: many events in a row have the same. */
let last: { readonly json: string; readonly actor: Actor } | undefined;

function actorOf(json: string): Actor {
  if (last?.json !== json) last = { json, actor: JSON.parse(json) };
  return last.actor;
}

export function text(value: SQLOutputValue | undefined): string {
  if (typeof value !== 'string') throw new LogDamaged('SQLite', 'string expected');
  return value;
}

export function integer(value: SQLOutputValue | undefined): number {
  if (typeof value !== 'number') throw new LogDamaged('SQLite', 'number expected');
  return value;
}
