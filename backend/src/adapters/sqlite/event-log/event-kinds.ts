import type { DatabaseSync } from 'node:sqlite';
import type { EventKind } from '../../../ports/event-store.ts';
import { number, text } from '../columns.ts';

const KINDS = 'SELECT type, version FROM kinds ORDER BY type, version';

/** Reads the list of kinds that the log keeps. Throws where only earlier versions of the program have opened it. */
export const kindsOf = (db: DatabaseSync): readonly EventKind[] =>
  db
    .prepare(KINDS)
    .all()
    .map((row) => ({ type: text(row, 'type'), version: number(row, 'version') }));
