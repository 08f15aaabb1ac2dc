import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../adapters/sqlite/read-store/layout.ts';
import { orderBy } from '../../adapters/sqlite/read-store/tables.ts';
import { filter } from '../../adapters/sqlite/read-store/where.ts';
import { openSqliteReadStore } from '../../adapters/sqlite/read-store.ts';
import { CODES } from './document.ts';
import { type CodeFilters, conditions } from './filters.ts';

let folder: string;
let db: DatabaseSync;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'code-indexes-'));
  const store = openSqliteReadStore(join(folder, 'read.db'), 'this');
  await store.prepare([CODES]);
  await store.close();
  db = new DatabaseSync(join(folder, 'read.db'), { readOnly: true });
});
afterAll(async () => {
  db.close();
  await rm(folder, { recursive: true });
});

/** Returns how SQLite finds what a query asks for. */
function plan(what: string, filters: CodeFilters, sort?: string): string {
  const { sql, parameters } = filter({ number: 1, columns: columnsOf(CODES) }, conditions(filters));
  const order = sort === undefined ? '' : ` ORDER BY ${orderBy([sort])} LIMIT 50`;
  return JSON.stringify(
    db.prepare(`EXPLAIN QUERY PLAN SELECT ${what} FROM documents_1${sql}${order}`).all(...parameters),
  );
}

const FILTERS: readonly CodeFilters[] = [
  { active: false },
  { approved: false },
  { restricted: true },
  { claimed: true },
  { scanned: false },
  { flagged: true },
  { infoType: 'pdf' },
  { approved: true, claimed: false, createdFrom: '2026-11-01' },
];
const INDEX = CODES.indexes[0]?.join(',');

describe('the indexes of the codes', () => {
  it.each(FILTERS)('sort the newest of %o, and count them without a look at a document', (filters) => {
    const page = plan('body', filters, '-createdAt');
    expect(page).toContain(`USING INDEX documents_1:${INDEX} (f_present=?`);
    expect(page).not.toContain('TEMP B-TREE');
    expect(plan('count(*)', filters)).toContain(`COVERING INDEX documents_1:${INDEX}`);
  });

  it('find, count and sort the newest of a batch', () => {
    const page = plan('body', { batchId: 'b' }, '-createdAt');
    expect(page).toContain('INDEX documents_1:present,batchId,-createdAt (f_present=? AND f_batchId=?)');
    expect(page).not.toContain('TEMP B-TREE');
    expect(plan('count(*)', { batchId: 'b' })).toContain(
      'COVERING INDEX documents_1:present,batchId,-createdAt',
    );
  });

  it.each(['-createdAt', 'createdAt', '-scanCount'])('sort all codes by %s', (sort) => {
    const page = plan('body', {}, sort);
    expect(page).toMatch(/USING INDEX documents_1:present/);
    expect(page).not.toContain('TEMP B-TREE');
  });

  it('find the codes of an owner or a tag, whatever else is asked of them, and those of the last claims', () => {
    for (const filters of [{}, { approved: true }, { infoType: 'link', scanned: false } as const])
      expect(plan('body', { owner: 'o', ...filters }, '-createdAt')).toContain(
        'documents_1:owner,-ownedSince (f_owner=?)',
      );
    for (const filters of [{}, { approved: true }, { owner: 'o' }]) {
      const tagged = plan('body', { tagKey: 'vip', ...filters }, '-createdAt');
      expect(tagged).toMatch(
        /SEARCH documents_1 USING (INDEX sqlite_autoindex_documents_1_1 \(id=\?\)|INDEX documents_1:owner)/,
      );
      expect(tagged).toContain('SEARCH documents_1_f_tagKeys USING PRIMARY KEY (value=?');
    }
    const claims = plan('body', { claimedFrom: '2026-11-01' });
    expect(claims).toContain('documents_1:present,-claimedAt (f_present=? AND f_claimedAt>?)');
  });
});
