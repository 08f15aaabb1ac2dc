import type { Leases } from '../../ports/lease.ts';
import { number } from './columns.ts';
import { withPortErrors } from './errors.ts';
import { openDatabase } from './open.ts';
import { transaction } from './transaction.ts';

/** `until` is in milliseconds since 1970. A row stays when its lease ends, because its token must never decrease. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS leases (
  name TEXT PRIMARY KEY NOT NULL,
  holder TEXT NOT NULL,
  token INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID`;

/** Milliseconds that a lease of unknown length may last. */
const LONGEST_UNKNOWN_MS = 60_000;

/** The length of a lease, in milliseconds. Rows of earlier versions have none. */
const TTL = 'ALTER TABLE leases ADD COLUMN ttl INTEGER';

const ACQUIRE = `INSERT INTO leases (name, holder, token, until, ttl) VALUES (:name, :holder, 1, :now + :ttl, :ttl)
  ON CONFLICT DO UPDATE SET holder = :holder, token = token + 1, until = :now + :ttl, ttl = :ttl
    WHERE until <= :now OR holder = :holder
  RETURNING token`;

/** No lease has more left than its length, unless the clock was ahead. Whoever renews it still keeps it. */
const SHORTEN = `UPDATE leases SET until = :now + coalesce(ttl, ${LONGEST_UNKNOWN_MS})
  WHERE name = :name AND until > :now + coalesce(ttl, ${LONGEST_UNKNOWN_MS})`;

const RENEW = `UPDATE leases SET until = :now + :ttl, ttl = :ttl
  WHERE name = :name AND token = :token AND until > :now`;

const RELEASE = 'UPDATE leases SET until = 0 WHERE name = :name AND token = :token';

/** Leases among the processes of one machine, in a SQLite file of their own. */
export function openSqliteLeases(file: string): Leases {
  const db = openDatabase(file, { synchronous: 'FULL' });
  transaction(db, 'IMMEDIATE', () => {
    db.exec(SCHEMA);
    if (
      !db
        .prepare('PRAGMA table_info(leases)')
        .all()
        .some(({ name }) => name === 'ttl')
    )
      db.exec(TTL);
  });
  const acquire = db.prepare(ACQUIRE);
  const shorten = db.prepare(SHORTEN);
  const renew = db.prepare(RENEW);
  const release = db.prepare(RELEASE);

  return {
    acquire: async (name, holder, ttl) =>
      run(() => {
        const now = Date.now();
        const row = acquire.get({ name, holder, ttl, now });
        if (row !== undefined) return { token: number(row, 'token') };
        shorten.run({ name, now });
        return undefined;
      }),
    renew: async (name, { token }, ttl) =>
      run(() => renew.run({ name, token, ttl, now: Date.now() }).changes === 1),
    release: async (name, { token }) =>
      run(() => {
        release.run({ name, token });
      }),
    close: async () => db.close(),
  };
}

const run = <T>(work: () => T): T => withPortErrors('SQLite leases', work);
