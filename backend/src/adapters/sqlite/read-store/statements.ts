import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Enough for every shape of query of every collection; bounded, because rebuilds make new tables. */
const MAX_STATEMENTS = 500;

/** Prepares each text once. */
export type Statements = (sql: string) => StatementSync;

export function createStatements(db: DatabaseSync): Statements {
  const cache = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS });
  return (sql) => {
    const known = cache.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
}
