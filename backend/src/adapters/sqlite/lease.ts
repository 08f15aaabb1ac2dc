import type { Leases } from '../../ports/lease.ts';
import { number } from './columns.ts';
import { withPortErrors } from './errors.ts';
import { openDatabase } from './open.ts';

/** `until` is in milliseconds since 1970. A row stays when its lease ends, because its token must never decrease. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS leases (
  name TEXT PRIMARY KEY NOT NULL,
  holder TEXT NOT NULL,
  token INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID`;

const ACQUIRE = `INSERT INTO leases (name, holder, token, until) VALUES (:name, :holder, 1, :now + :ttl)
  ON CONFLICT DO UPDATE SET holder = :holder, token = token + 1, until = :now + :ttl
    WHERE until <= :now OR holder = :holder
  RETURNING token`;

const RENEW = 'UPDATE leases SET until = :now + :ttl WHERE name = :name AND token = :token AND until > :now';

const RELEASE = 'UPDATE leases SET until = 0 WHERE name = :name AND token = :token';

/** Leases among the processes of one machine, in a SQLite file of their own. */
export function openSqliteLeases(file: string): Leases {
  const db = openDatabase(file, { synchronous: 'FULL' });
  db.exec(SCHEMA);
  const acquire = db.prepare(ACQUIRE);
  const renew = db.prepare(RENEW);
  const release = db.prepare(RELEASE);

  return {
    acquire: async (name, holder, ttl) =>
      run(() => {
        const row = acquire.get({ name, holder, ttl, now: Date.now() });
        return row === undefined ? undefined : { token: number(row, 'token') };
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
