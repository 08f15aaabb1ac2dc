import type { SQLOutputValue } from 'node:sqlite';
import { LogDamaged } from '../../../ports/errors.ts';
import { BATCH_CHARACTERS } from '../../../ports/event-feed.ts';
import type { Actor, RecordedEvent } from '../../../ports/event-store.ts';
import type { JsonObject } from '../../../ports/json.ts';

export type Row = Record<string, SQLOutputValue>;

/** What an event consists of, in every version of the log. */
export const EVENT_COLUMNS = 'position, stream, revision, id, type, version, at, actor, data';
/** Those of a log that this version has opened. */
export const ALL_COLUMNS = `${EVENT_COLUMNS}, trace`;

/** Characters of data that a page has room for, per event; a page of a large size ends at `BATCH_CHARACTERS`. */
const EVENT_CHARACTERS = 1000;

export interface Page {
  readonly page: readonly Row[];
  /** True when the page was full before the rows ended. */
  readonly cut: boolean;
}

/**
 * The first rows, at least one, up to the characters that `size` events may have. So parsing a page never blocks the event
 * loop for long.
 */
export function takePage(rows: Iterable<Row>, size: number): Page {
  const page: Row[] = [];
  const most = Math.min(size * EVENT_CHARACTERS, BATCH_CHARACTERS);
  let weight = 0;
  for (const row of rows) {
    if (weight >= most) return { page, cut: true };
    page.push(row);
    weight += text(row['data']).length;
  }
  return { page, cut: false };
}

export function toRecordedEvent(row: Row): RecordedEvent {
  const stream = text(row['stream']);
  const revision = integer(row['revision']);
  try {
    const actor = actorOf(text(row['actor']));
    const data: JsonObject = JSON.parse(text(row['data']));
    const [id, type, at] = [text(row['id']), text(row['type']), text(row['at'])];
    const event = { stream, revision, id, type, version: integer(row['version']), at, actor, data };
    return typeof row['trace'] === 'string' ? { ...event, trace: row['trace'] } : event;
  } catch (error) {
    throw new LogDamaged('SQLite', `${stream}@${revision} is not an event of this product`, error);
  }
}

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
