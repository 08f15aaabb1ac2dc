import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { BUSY_TIMEOUT_MS } from './open.ts';

/**
 * Reads a database file without changing it, also one that another process has open. Returns undefined where there is no file,
 * or none with these tables.
 */
export function glanceInto<T>(file: string, table: string, read: (db: DatabaseSync) => T): T | undefined {
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(addressOf(file), { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const found = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table);
    return found === undefined ? undefined : read(db);
  } finally {
    db.close();
  }
}

/** Only an immutable file is read without its write-ahead log, which SQLite would create. */
function addressOf(file: string): URL {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return address;
}
