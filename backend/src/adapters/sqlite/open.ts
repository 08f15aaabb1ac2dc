import { DatabaseSync } from 'node:sqlite';
import { databaseReason, isBusy } from './errors.ts';

export interface OpenOptions {
  /** FULL: commits are durable. NORMAL: a power cut may lose the last commits, but never tears one. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** Lets a new file give back the space of what is deleted, by `incremental_vacuum`. */
  readonly givesBack?: boolean;
  /** Overwrites deleted data with zeros. */
  readonly secureDelete?: boolean;
}

/** Milliseconds that opening, reading and writing wait for a lock of another process, also of one that recovers the file. */
export const BUSY_TIMEOUT_MS = 5_000;
const WAL_ATTEMPTS = 50;
const WAL_PAUSE = 20;

/** Opens a database file that several connections and processes may share, creating it when missing. */
export function openDatabase(file: string, options: OpenOptions): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // SQLite notes it in a file that is still empty.
    if (options.givesBack) db.exec('PRAGMA auto_vacuum = INCREMENTAL');
    enterWal(db);
    db.exec(`PRAGMA synchronous = ${options.synchronous}`);
    if (options.secureDelete) db.exec('PRAGMA secure_delete = ON');
    return db;
  } catch (error) {
    db.close();
    throw new Error(`${file}: ${databaseReason(error, file)}`, { cause: error });
  }
}

/**
 * The busy timeout does not apply when two connections switch a new file to WAL at once. One gets BUSY, and retries here.
 * Not p-retry: opening is synchronous.
 */
function enterWal(db: DatabaseSync): void {
  for (let attempt = 1; ; attempt++) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (attempt === WAL_ATTEMPTS || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_PAUSE);
    }
  }
}
