import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensureSchema } from './schema.ts';

export interface Connections {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
}

/** Milliseconds that opening and reading wait for a process that is just then recovering or closing the file. */
const PATIENCE_MS = 5_000;

/**
 * Milliseconds that the event loop stands still for another process's commit before the writer steps back and lets
 * other work go on. About the length of one commit.
 */
const WRITE_PATIENCE_MS = 2;

/** Opens or creates the file. Throws, naming it, when it is not an event log that this program can use. */
export function openConnections(file: string): Connections {
  mkdirSync(dirname(file), { recursive: true });
  const opened: DatabaseSync[] = [];
  try {
    const writer = new DatabaseSync(file, { timeout: PATIENCE_MS });
    opened.push(writer);
    // Checkpoints are left to a worker: they would hold up whatever the event loop has to answer.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
    ensureSchema(writer);
    writer.exec(`PRAGMA busy_timeout = ${WRITE_PATIENCE_MS}`);
    const reader = new DatabaseSync(file, { timeout: PATIENCE_MS });
    opened.push(reader);
    reader.exec('PRAGMA query_only = ON; PRAGMA wal_autocheckpoint = 0');
    return { writer, reader };
  } catch (cause) {
    for (const db of opened) db.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`cannot open the event log ${file}: ${reason}`, { cause });
  }
}
