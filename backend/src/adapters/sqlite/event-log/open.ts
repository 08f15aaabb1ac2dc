import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensureSchema } from './schema.ts';

export interface Connections {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
}

/** Milliseconds that opening and reading wait for a process that recovers or closes the file at that moment. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Milliseconds that the writer blocks the event loop for another process's commit before it yields to other work. About the
 * length of one commit.
 */
const WRITE_BUSY_TIMEOUT_MS = 2;

/** Opens or creates the file. Throws an error that names it when it is not a usable event log. */
export function openConnections(file: string): Connections {
  mkdirSync(dirname(file), { recursive: true });
  const opened: DatabaseSync[] = [];
  try {
    const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    opened.push(writer);
    // A worker makes the checkpoints: here they would block the event loop.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
    ensureSchema(writer);
    writer.exec(`PRAGMA busy_timeout = ${WRITE_BUSY_TIMEOUT_MS}`);
    const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    opened.push(reader);
    reader.exec('PRAGMA query_only = ON; PRAGMA wal_autocheckpoint = 0');
    return { writer, reader };
  } catch (cause) {
    for (const db of opened) db.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`cannot open the event log ${file}: ${reason}`, { cause });
  }
}
