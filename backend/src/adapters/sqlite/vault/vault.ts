import { chmodSync, closeSync, openSync } from 'node:fs';
import type { SQLOutputValue } from 'node:sqlite';
import { parseJson } from '../../../ports/json/json.ts';
import {
  VAULT_KINDS,
  type Vault,
  type VaultEntry,
  type VaultKind,
  type VaultRecord,
} from '../../../ports/vault.ts';
import { number, text } from '../columns.ts';
import { toPortError, withPortErrors } from '../errors.ts';
import { openDatabase } from '../open.ts';
import { VaultPuts } from './vault-puts.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS records (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  value TEXT NOT NULL,
  version INTEGER NOT NULL,
  expires_at INTEGER,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS records_by_expiry ON records (expires_at) WHERE expires_at IS NOT NULL`;

/** `expires_at` is in milliseconds since 1970. */
const FIND = `SELECT value, version, expires_at FROM records
  WHERE kind = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)`;

const SCAN_PAGE = 500;

/** One kind, in the order of ids. */
const SCAN = `SELECT id, value, version, expires_at FROM records
  WHERE kind = ? AND id > ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY id LIMIT ${SCAN_PAGE}`;

const PAGE = `SELECT id, value, version, expires_at FROM records
  WHERE kind = ? AND id > ? AND id < ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY id LIMIT ?`;

/**
 * Secrets in a SQLite file of their own, which only its owner may read. A deletion overwrites the data with zeros and empties
 * the write-ahead log. Calls are short and rare, so they run in the calling thread. `now`: milliseconds since 1970.
 */
export function openSqliteVault(file: string, now: () => number = Date.now): Vault {
  // SQLite gives its log the mode of the file, so the mode must be right before the first write.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = openDatabase(file, { synchronous: 'FULL', secureDelete: true });
  db.exec(SCHEMA);

  const find = db.prepare(FIND);
  const scanned = db.prepare(SCAN);
  const page = db.prepare(PAGE);
  const puts = new VaultPuts(db, now, (error) => toPortError(ENGINE, error));
  const remove = db.prepare('DELETE FROM records WHERE kind = ? AND id = ? RETURNING expires_at');
  const expire = db.prepare('DELETE FROM records WHERE expires_at <= ?');

  function get(kind: VaultKind, id: string): VaultRecord | undefined {
    const row = find.get(kind, id, now());
    return row === undefined ? undefined : toRecord(row);
  }

  async function* scan(): AsyncGenerator<VaultEntry> {
    for (const kind of VAULT_KINDS) {
      let rows = run(() => scanned.all(kind, '', now()));
      while (rows.length > 0) {
        const ids = rows.map((row) => text(row, 'id'));
        for (const [n, row] of rows.entries()) yield { kind, id: ids[n] ?? '', ...toRecord(row) };
        const last = ids.at(-1) ?? '';
        rows = run(() => scanned.all(kind, last, now()));
      }
    }
  }

  /** The log still holds the old pages. Emptying it waits until no other process reads them. */
  function emptyLog(): void {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  return {
    get: async (kind, id) => run(() => get(kind, id)),
    page: async (kind, { after, before, limit }) =>
      run(() =>
        page
          .all(kind, after, before, now(), limit)
          .map((row) => ({ kind, id: text(row, 'id'), ...toRecord(row) })),
      ),
    scan,
    put: async (request) => {
      const stored = await puts.put(request);
      if (stored && request.value === null) run(emptyLog);
      return stored;
    },
    delete: async (kind, id) =>
      run(() => {
        const deleted = remove.get(kind, id);
        if (deleted === undefined) return false;
        emptyLog();
        return deleted['expires_at'] === null || number(deleted, 'expires_at') > now();
      }),
    sweep: async () =>
      run(() => {
        if (expire.run(now()).changes > 0) emptyLog();
      }),
    ping: async () => run(() => db.exec('SELECT 1')),
    close: async () => {
      puts.flush();
      db.close();
    },
  };
}

const ENGINE = 'SQLite vault';
const run = <T>(work: () => T): T => withPortErrors(ENGINE, work);

function toRecord(row: Readonly<Record<string, SQLOutputValue>>): VaultRecord {
  const record = { value: parseJson(text(row, 'value')), version: number(row, 'version') };
  if (row['expires_at'] === null) return record;
  return { ...record, expiresAt: new Date(number(row, 'expires_at')).toISOString() };
}
