import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../transaction.ts';

/** "QLEV": distinguishes this file from the other databases beside it. */
const APPLICATION_ID = 0x514c_4556;
const SCHEMA_VERSION = 1;

/**
 * The last row of a stream is never deleted, so a plain integer key only grows. The stream comes early in the row, so that a filtered scan
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

/**
 * The types and versions of events that the log holds, so that a start knows at once whether it can read all of them. A trigger keeps
 * them, also where a program of an earlier version appends.
 */
const KINDS = `
  CREATE TABLE kinds (type TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (type, version)) STRICT, WITHOUT ROWID;
  INSERT INTO kinds SELECT DISTINCT type, version FROM events;
  CREATE TRIGGER note_kind AFTER INSERT ON events
    WHEN NOT EXISTS (SELECT 1 FROM kinds WHERE type = new.type AND version = new.version)
    BEGIN INSERT INTO kinds VALUES (new.type, new.version); END;
`;
const HAS_KINDS = "SELECT 1 FROM sqlite_schema WHERE name = 'kinds'";

/** Creates the tables in an empty file. Throws when the file has other content than an event log of this version. */
export function ensureSchema(db: DatabaseSync): void {
  transaction(db, 'IMMEDIATE', () => {
    if (isEmpty(db)) db.exec(CREATE);
    else {
      assertOurs(db);
      if (db.prepare(HAS_CHECKSUM).get() === undefined) db.exec(ADD_CHECKSUM);
    }
    if (db.prepare(HAS_KINDS).get() === undefined) db.exec(KINDS);
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
