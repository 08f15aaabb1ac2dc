import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../transaction.ts';
import { integer, type Row } from './rows.ts';

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
    trace TEXT,
    UNIQUE (stream, revision)
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Changes a page without changing what is in it: the commit writes and syncs, and leaves no event. */
export const WRITE_NOTHING = `PRAGMA user_version = ${SCHEMA_VERSION}`;

/** Logs of earlier versions lack them. Their programs go on with them, so that the schema keeps its number. */
const ADDED = { checksum: 'INTEGER', trace: 'TEXT' } as const;
const COLUMN = "SELECT 1 FROM pragma_table_info('events') WHERE name = ?";

/**
 * The types and versions of events that the log holds, so that a start knows at once whether it can read all of them. A trigger keeps
 * them, also where a program of an earlier version appends.
 */
const KINDS = `
  CREATE TABLE kinds (type TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (type, version)) STRICT, WITHOUT ROWID;
  CREATE TRIGGER note_kind AFTER INSERT ON events
    WHEN NOT EXISTS (SELECT 1 FROM kinds WHERE type = new.type AND version = new.version)
    BEGIN INSERT INTO kinds VALUES (new.type, new.version); END;
`;
const HAS_KINDS = "SELECT 1 FROM sqlite_schema WHERE name = 'kinds'";
const HEAD = 'SELECT coalesce(max(position), 0) AS position FROM events';
const KINDS_AFTER = 'SELECT DISTINCT type, version FROM events WHERE position > ?';

/** Creates the tables in an empty file. Throws when the file has other content than an event log of this version. */
export function ensureSchema(db: DatabaseSync): void {
  const known = isEmpty(db) ? NONE : knownKinds(db);
  transaction(db, 'IMMEDIATE', () => {
    if (isEmpty(db)) db.exec(CREATE);
    else {
      assertOurs(db);
      for (const [name, type] of Object.entries(ADDED))
        if (db.prepare(COLUMN).get(name) === undefined)
          db.exec(`ALTER TABLE events ADD COLUMN ${name} ${type}`);
    }
    if (db.prepare(HAS_KINDS).get() === undefined) keepKinds(db, known);
  });
}

interface Known {
  readonly rows: readonly Row[];
  /** The position up to which they are known. */
  readonly head: number;
}

const NONE: Known = { rows: [], head: 0 };

/** Reads the whole log where it has no list of kinds yet. Others append meanwhile, because nothing is locked. */
function knownKinds(db: DatabaseSync): Known {
  assertOurs(db);
  return transaction(db, 'DEFERRED', () => {
    if (db.prepare(HAS_KINDS).get() !== undefined) return NONE;
    const head = integer(db.prepare(HEAD).get()?.['position']);
    return { rows: db.prepare(KINDS_AFTER).all(0), head };
  });
}

/** Makes the list of kinds, and adds those that were appended since they were read. */
function keepKinds(db: DatabaseSync, { rows, head }: Known): void {
  db.exec(KINDS);
  const insert = db.prepare('INSERT OR IGNORE INTO kinds VALUES (?, ?)');
  for (const { type, version } of [...rows, ...db.prepare(KINDS_AFTER).all(head)])
    insert.run(type ?? null, version ?? null);
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
