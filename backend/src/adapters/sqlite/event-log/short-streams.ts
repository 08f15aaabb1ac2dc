import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { LogDamaged } from '../../../ports/errors.ts';
import type { FoldedEvent } from '../../../ports/event-store.ts';
import type { JsonObject } from '../../../ports/json/json.ts';
import { toLogError } from '../errors.ts';
import { integer, text } from './rows.ts';

/** Events of a stream that are read together. Codes have five to ten. */
const MOST = 16;

const SELECT = `SELECT revision, type, version, at, data FROM events WHERE stream = ? ORDER BY revision LIMIT ${MOST + 1}`;

/**
 * Reads what folds need of short streams: a scan of a code that is not in memory waits for it. It reads by the connection that
 * writes. Each commit of another connection empties the cache of a connection, and with it the upper pages of the trees.
 */
export class ShortStreams {
  readonly #writer: { readonly db: DatabaseSync };
  #prepared: { readonly db: DatabaseSync; readonly select: StatementSync } | undefined;

  /** `writer`: its connection may be another one after a failure. */
  constructor(writer: { readonly db: DatabaseSync }) {
    this.#writer = writer;
  }

  /** Undefined for a longer stream. Throws `EngineUnavailable` when SQLite fails, and `LogDamaged`. */
  read(stream: string, unread: ReadonlySet<string>): readonly FoldedEvent[] | undefined {
    try {
      const rows = this.#select().all(stream);
      if (rows.length > MOST) return undefined;
      return rows.filter((row) => !unread.has(text(row[1]))).map((row) => toFoldedEvent(stream, row));
    } catch (error) {
      throw toLogError(error);
    }
  }

  #select(): StatementSync {
    const { db } = this.#writer;
    if (this.#prepared?.db !== db) {
      const select = db.prepare(SELECT);
      // A list of values takes two thirds of the time that an object takes.
      select.setReturnArrays(true);
      this.#prepared = { db, select };
    }
    return this.#prepared.select;
  }
}

function toFoldedEvent(stream: string, row: Readonly<Record<number, SQLOutputValue>>): FoldedEvent {
  const revision = integer(row[0]);
  try {
    const data: JsonObject = JSON.parse(text(row[4]));
    return { stream, revision, type: text(row[1]), version: integer(row[2]), at: text(row[3]), data };
  } catch (error) {
    throw new LogDamaged('SQLite', `${stream}@${revision} is not an event of this product`, error);
  }
}
