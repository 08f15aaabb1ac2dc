import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseReason } from '../errors.ts';
import { BUSY_TIMEOUT_MS } from '../open.ts';
import { ensureSchema } from './schema.ts';

export interface Connections {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
  /** Opens another writer: SQLite opens a file that may not be written for reading alone. */
  readonly writerAgain: () => DatabaseSync;
}

/**
 * Milliseconds that the writer blocks the event loop for another process's commit before it yields to other work. About the
 * length of one commit.
 */
const WRITE_BUSY_TIMEOUT_MS = 2;

/** The upper pages of the trees of a million codes take 4 MiB. Every scan of a code that is not in memory reads them. */
const CACHE_KIB = 8 * 1024;

const OWNER_WRITES = 0o200;

/** Opens or creates the file. Throws an error that names it when it is not a usable event log. */
export function openConnections(file: string): Connections {
  mkdirSync(dirname(file), { recursive: true });
  const opened: DatabaseSync[] = [];
  try {
    const writer = openWriter(file);
    opened.push(writer);
    const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    opened.push(reader);
    reader.exec('PRAGMA query_only = ON; PRAGMA wal_autocheckpoint = 0');
    return { writer, reader, writerAgain: writerAgain(file) };
  } catch (cause) {
    for (const db of opened) db.close();
    throw new Error(`cannot open the event log ${file}: ${databaseReason(cause, file)}`, { cause });
  }
}

function openWriter(file: string): DatabaseSync {
  for (const end of ['-wal', '-shm']) mayWriteAlso(file, file + end);
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // A worker makes the checkpoints: here they would block the event loop.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
    writer.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    ensureSchema(writer);
    writer.exec(`PRAGMA busy_timeout = ${WRITE_BUSY_TIMEOUT_MS}`);
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** SQLite made this file with the mode of the log, and keeps it when the log may be written again. */
function mayWriteAlso(log: string, file: string): void {
  const of = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode;
  const [mode, own] = [of(log), of(file)];
  if (mode === undefined || own === undefined || (mode & OWNER_WRITES) === 0 || (own & OWNER_WRITES) !== 0)
    return;
  try {
    chmodSync(file, mode & 0o777);
  } catch {
    // The file of another user: the write says what is wrong.
  }
}

/** What it returns throws where the file is missing, or is another one by now. */
function writerAgain(file: string): () => DatabaseSync {
  const first = statSync(file);
  return () => {
    const { dev, ino } = statSync(file);
    if (dev !== first.dev || ino !== first.ino) throw new Error(`${file} was replaced`);
    return openWriter(file);
  };
}
