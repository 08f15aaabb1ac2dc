import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../transaction.ts';

/** "QLEV": distinguishes this file from the other databases beside it. */
const APPLICATION_ID = 0x514c_4556;
const SCHEMA_VERSION = 1;

/**
 * No row is ever deleted, so a plain integer key only grows. The stream comes early in the row, so that a filtered scan
 * reads no overflow pages of long data.
 */
const CREATE = `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    data TEXT NOT NULL,
    checksum INTEGER,
    UNIQUE (stream, revision)
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Changes a page without changing what is in it: the commit writes and syncs, and leaves no event. */
export const WRITE_NOTHING = `PRAGMA user_version = ${SCHEMA_VERSION}`;

/** Logs of earlier versions lack it. Their programs go on with it, so that the schema keeps its number. */
const ADD_CHECKSUM = 'ALTER TABLE events ADD COLUMN checksum INTEGER';
const HAS_CHECKSUM = "SELECT 1 FROM pragma_table_info('events') WHERE name = 'checksum'";

/** Creates the tables in an empty file. Throws when the file has other content than an event log of this version. */
export function ensureSchema(db: DatabaseSync): void {
  transaction(db, 'IMMEDIATE', () => {
    if (isEmpty(db)) db.exec(CREATE);
    else {
      assertOurs(db);
      if (db.prepare(HAS_CHECKSUM).get() === undefined) db.exec(ADD_CHECKSUM);
    }
  });
}

function isEmpty(db: DatabaseSync): boolean {
  return db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}

function assertOurs(db: DatabaseSync): void {
  if (pragma(db, 'application_id') !== APPLICATION_ID) throw new Error('the database is not an event log');
  const version = pragma(db, 'user_version');
  if (version === SCHEMA_VERSION) return;
  throw new Error(`the event log has schema ${version}, but this program needs schema ${SCHEMA_VERSION}`);
}

function pragma(db: DatabaseSync, name: 'application_id' | 'user_version'): unknown {
  return db.prepare(`PRAGMA ${name}`).get()?.[name];
}
