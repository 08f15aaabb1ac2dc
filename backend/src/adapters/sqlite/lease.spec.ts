import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { leasesContract } from '../../testing/contracts/lease.contract.ts';
import { openSqliteLeases } from './lease.ts';

describe('SQLite leases', () => {
  leasesContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leases-'));
    const file = join(folder, 'leases.db');
    return {
      open: async () => openSqliteLeases(file),
      delay: async (name, ms) => {
        const db = new DatabaseSync(file);
        db.prepare('UPDATE leases SET until = until + ? WHERE name = ?').run(ms, name);
        db.close();
      },
      dispose: () => rm(folder, { recursive: true }),
    };
  });

  it('believe no hour of a lease that an earlier version has left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leases-'));
    const file = join(folder, 'leases.db');
    const db = new DatabaseSync(file);
    db.exec(`CREATE TABLE leases (name TEXT PRIMARY KEY NOT NULL, holder TEXT NOT NULL, token INTEGER NOT NULL,
      until INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
    const until = Date.now() + 3_600_000;
    db.prepare('INSERT INTO leases VALUES (?, ?, 7, ?)').run('relay', 'gone', until);
    const leases = openSqliteLeases(file);
    expect(await leases.acquire('relay', 'b', 1000)).toBeUndefined();
    expect(db.prepare('SELECT until < ? AS sooner FROM leases').get(until - 3_500_000)).toEqual({
      sooner: 1,
    });
    db.close();
    await leases.close();
    await rm(folder, { recursive: true });
  });
});
