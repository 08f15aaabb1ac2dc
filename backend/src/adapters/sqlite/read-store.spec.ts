import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { readStoreContract } from '../../testing/contracts/read-store/read-store.contract.ts';
import { openSqliteReadStore } from './read-store.ts';

const CODES = {
  name: 'codes',
  version: 1,
  fields: { owner: 'text' },
  indexes: [['owner']],
} as const;

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'read-store-'));
}

describe.each(['own', 'this'] as const)('SQLite read store, in %s thread', (thread) => {
  readStoreContract(async () => {
    const folder = await temporaryFolder();
    return {
      open: async () => openSqliteReadStore(join(folder, 'read.db'), thread),
      dispose: () => rm(folder, { recursive: true }),
    };
  });

  it('reports that the engine is away, and recovers', async () => {
    const folder = await temporaryFolder();
    const store = openSqliteReadStore(join(folder, 'later', 'read.db'), thread);
    const asked = await Promise.allSettled([store.ping(), store.get('codes', 'a')]);
    for (const call of asked) expect(call).toMatchObject({ reason: expect.any(EngineUnavailable) });
    await mkdir(join(folder, 'later'));
    await store.ping();
    expect(await store.prepare([CODES])).toEqual({ outdated: [], newer: [] });
    await store.close();
    await expect(store.ping()).rejects.toBeInstanceOf(EngineUnavailable);
    await rm(folder, { recursive: true });
  });
});

describe('SQLite read store, beyond the contract', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('empties its write-ahead log after a rebuild, beside another process', async () => {
    const file = join(folder, 'grown.db');
    const [server, rebuilder] = [openSqliteReadStore(file, 'this'), openSqliteReadStore(file, 'this')];
    await server.prepare([CODES]);
    await rebuilder.beginRebuild(CODES);
    const text = 'x'.repeat(100_000);
    const writes = Array.from({ length: 50 }, (_, n) => ({
      id: `c${n}`,
      seen: 0,
      revisions: {},
      body: { text },
    }));
    const generation = 'next';
    await rebuilder.commit({ collection: 'codes', version: 1, generation, from: null, to: '1', writes });
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(4_000_000);
    await rebuilder.swap(CODES, await rebuilder.pauseWrites('codes'));
    expect((await stat(`${file}-wal`)).size).toBe(0);
    expect(await server.count('codes')).toBe(50);
    await Promise.all([server.close(), rebuilder.close()]);
  });

  it('stores no document of a conflicting commit', async () => {
    const store = openSqliteReadStore(join(folder, 'read.db'));
    await store.prepare([CODES]);
    const fresh = { id: 'a', seen: 0, revisions: {}, body: { owner: 'x' } };
    const stale = { id: 'b', seen: 4, revisions: {}, body: {} };
    const commit = { collection: 'codes', version: 1, from: null, to: 'p1', writes: [fresh, stale] };
    expect(await store.commit(commit)).toBe('conflict');
    expect(await store.get('codes', 'a')).toBeUndefined();
    expect(await store.checkpoint('codes')).toBeNull();
    await store.close();
  });

  it('stores equal documents as equal bytes, whatever the order of their keys', async () => {
    const file = join(folder, 'read.db');
    const store = openSqliteReadStore(file);
    await store.prepare([CODES]);
    const writes = [
      { id: 'a', seen: 0, revisions: { x: 1, y: 2 }, body: { owner: 'o', deep: { b: [1], a: null } } },
      { id: 'b', seen: 0, revisions: { y: 2, x: 1 }, body: { deep: { a: null, b: [1] }, owner: 'o' } },
    ];
    await store.commit({ collection: 'codes', version: 1, from: null, to: 'p1', writes });
    await store.close();
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare('SELECT DISTINCT revisions, body FROM documents_1').all()).toHaveLength(1);
    db.close();
  });

  it('serves the declared order and prefixes from an index', async () => {
    const file = join(folder, 'read.db');
    const store = openSqliteReadStore(file);
    await store.prepare([{ ...CODES, indexes: [['owner', '-made'], ['title']], fields: FIELDS }]);
    await store.close();
    const db = new DatabaseSync(file, { readOnly: true });
    const plan = (sql: string) => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
    const page = plan('SELECT body FROM documents_1 WHERE f_owner = ? ORDER BY f_made DESC, id DESC');
    expect(page).toContain('USING INDEX documents_1:owner,-made');
    expect(page).not.toContain('TEMP B-TREE');
    const prefix = plan("SELECT body FROM documents_1 WHERE f_title >= 'a' AND f_title < 'b'");
    expect(prefix).toContain('USING INDEX documents_1:title');
    db.close();
  });

  it('keeps texts that SQLite would change', async () => {
    const store = openSqliteReadStore(join(folder, 'read.db'));
    await store.prepare([CODES]);
    const odd = ['nul \0 within', 'half \ud800'];
    const writes = odd.map((owner, n) => ({ id: `${n}`, seen: 0, revisions: {}, body: { owner } }));
    await store.commit({ collection: 'codes', version: 1, from: null, to: 'p1', writes });
    for (const [n, owner] of odd.entries())
      expect((await store.get('codes', `${n}`))?.body).toEqual({ owner });
    await store.close();
  });

  it('reads the documents of a file whose columns SQLite made from whole bodies', async () => {
    const file = join(folder, 'read.db');
    const store = openSqliteReadStore(file);
    await store.prepare([CODES]);
    await store.close();
    const db = new DatabaseSync(file);
    db.exec(`DROP TABLE documents_1;
      CREATE TABLE documents_1 (
        id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, revisions TEXT NOT NULL, body TEXT NOT NULL);
      ALTER TABLE documents_1 ADD COLUMN f_owner AS (body ->> '$.owner') VIRTUAL;
      INSERT INTO documents_1 (id, version, revisions, body) VALUES ('a', 1, '{}', '{"owner":"o","open":true}');
      UPDATE generations SET fields = '["owner"]'`);
    db.close();
    const later = openSqliteReadStore(file);
    expect(await later.prepare([{ ...CODES, version: 2 }])).toMatchObject({ outdated: ['codes'] });
    const found = await later.query('codes', { where: [{ field: 'owner', is: 'o' }], limit: 1 });
    expect(found.map(({ body }) => body)).toEqual([{ owner: 'o', open: true }]);
    await later.close();
  });

  it('gives the disk back what a swap has freed', async () => {
    const file = join(folder, 'shrinks.db');
    const store = openSqliteReadStore(file, 'this');
    await store.prepare([CODES]);
    const body = { text: 'x'.repeat(100_000) };
    const writes = Array.from({ length: 200 }, (_, n) => ({ id: `c${n}`, seen: 0, revisions: {}, body }));
    await store.commit({ collection: 'codes', version: 1, from: null, to: '1', writes });
    await store.beginRebuild(CODES);
    await store.swap(CODES, await store.pauseWrites('codes'));
    expect((await stat(file)).size).toBeGreaterThan(20_000_000);
    while (await store.giveBack?.());
    expect((await stat(file)).size).toBeLessThan(500_000);
    await store.close();
  });

  it('copies its write-ahead log for whoever waits, also after a rebuild that was given up', async () => {
    const file = join(folder, 'given-up.db');
    const store = openSqliteReadStore(file, 'this');
    await store.prepare([CODES]);
    await store.beginRebuild(CODES);
    const writesOf = (name: string) =>
      Array.from({ length: 200 }, (_, n) => ({
        id: `${name}${n}`,
        seen: 0,
        revisions: {},
        body: { text: 'x'.repeat(40_000) },
      }));
    const filled = { collection: 'codes', version: 1, generation: 'next', from: null, to: '1' } as const;
    await store.commit({ ...filled, writes: writesOf('filled') });
    for (let served = 0; served < 5; served += 1)
      await store.commit({
        collection: 'codes',
        version: 1,
        from: served === 0 ? null : `${served - 1}`,
        to: `${served}`,
        writes: writesOf(`served-${served}-`),
      });
    // Each commit has about 8 MB. It would grow to 64 MB before it is copied.
    expect((await stat(`${file}-wal`)).size).toBeLessThan(30_000_000);
    await store.close();
  });

  it('refuses fields that are not defined', async () => {
    const store = openSqliteReadStore(join(folder, 'read.db'));
    await store.prepare([CODES]);
    const where = [{ field: 'body" OR 1=1 --', is: 1 }];
    await expect(store.query('codes', { where, limit: 1 })).rejects.toThrow('defines no field');
    await expect(store.query('codes', { sort: ['-nope'], limit: 1 })).rejects.toThrow('defines no field');
    await expect(store.count('nope')).rejects.toThrow('never prepared');
    await store.close();
  });
});

const FIELDS = { owner: 'text', title: 'text', made: 'text' } as const;
