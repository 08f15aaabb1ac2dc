import type { CollectionDefinition } from '../../../ports/read-store.ts';
import { sortKeys } from '../../../ports/read-store-order.ts';

/**
 * Each generation has a table whose number is never reused. So a statement that another process prepared for a dropped
 * generation fails, and never reads another one.
 */
export function tableName(generation: number): string {
  return `documents_${generation}`;
}

const FIELD = /^[A-Za-z][A-Za-z0-9_]*$/;

/** With a prefix, because a document's field may be called `version` or `body`. */
export function columnName(field: string): string {
  if (field === 'id') return 'id';
  if (!FIELD.test(field)) throw new Error(`not a field name: ${JSON.stringify(field)}`);
  return `f_${field}`;
}

export function createTable(generation: number): string {
  return `CREATE TABLE ${tableName(generation)} (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    revisions TEXT NOT NULL,
    body TEXT NOT NULL
  )`;
}

/** Without a type, so that the column keeps that of the JSON value. True and false are 1 and 0. */
export function addColumn(generation: number, field: string): string {
  const column = columnName(field);
  return `ALTER TABLE ${tableName(generation)} ADD COLUMN ${column} AS (body ->> '$.${field}') VIRTUAL`;
}

/** Ends with the id in the direction of the last key, which breaks ties as the port requires. */
export function createIndex(generation: number, keys: readonly string[]): string {
  const name = `${tableName(generation)}:${keys.join(',')}`;
  if (keys.length === 0) throw new Error('an index needs a field');
  return `CREATE INDEX IF NOT EXISTS "${name}" ON ${tableName(generation)} (${orderBy(keys)})`;
}

/** `field` ascends, `-field` descends. SQLite sorts NULL lowest, as the port requires of missing values. */
export function orderBy(keys: readonly string[]): string {
  return sortKeys(keys)
    .map(({ field, descends }) => `${columnName(field)} ${descends ? 'DESC' : 'ASC'}`)
    .join(', ');
}

export function assertCollectionName({ name }: CollectionDefinition): void {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`not a collection name: ${JSON.stringify(name)}`);
}
