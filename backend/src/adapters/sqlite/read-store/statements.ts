import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Enough for the queries of all collections; bounded, because rebuilds create new tables. */
const MAX_STATEMENTS = 500;

/** Prepares each statement once. */
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
