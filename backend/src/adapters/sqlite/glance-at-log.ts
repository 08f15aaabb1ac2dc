import type { EventKind } from '../../ports/event-store.ts';
import type { JsonObject } from '../../ports/json/json.ts';
import { text } from './columns.ts';
import { kindsOf } from './event-log/event-kinds.ts';
import { glanceInto } from './glance.ts';

export interface LogGlance {
  /** The events of the stream that was asked for, in their order. */
  readonly events: readonly { readonly type: string; readonly data: JsonObject }[];
  /** Whether it holds no event at all. */
  readonly empty: boolean;
  /** The types and versions of its events. None where only earlier versions of the program have opened it. */
  readonly kinds: readonly EventKind[];
}

const HAS_KINDS = "SELECT 1 FROM sqlite_schema WHERE name = 'kinds'";
const STREAM = 'SELECT type, data FROM events WHERE stream = ? ORDER BY revision';

/** Reads one short stream of a log that nobody has opened, and changes nothing. Undefined where there is no log. */
export const glanceAtLog = (file: string, stream: string): LogGlance | undefined =>
  glanceInto(file, 'events', (db) => ({
    events: db
      .prepare(STREAM)
      .all(stream)
      .map((row) => ({ type: text(row, 'type'), data: parse(text(row, 'data')) })),
    empty: db.prepare('SELECT 1 FROM events LIMIT 1').get() === undefined,
    kinds: db.prepare(HAS_KINDS).get() === undefined ? [] : kindsOf(db),
  }));

/** Returns when the latest event of a log was recorded, and changes nothing. Undefined where there is no event. */
export const glanceAtEnd = (file: string): string | undefined =>
  glanceInto(file, 'events', (db) => {
    const latest = db.prepare('SELECT at FROM events ORDER BY position DESC LIMIT 1').get();
    return latest && text(latest, 'at');
  });

/** The log wrote it from a value of this type. */
function parse(json: string): JsonObject {
  return JSON.parse(json);
}
