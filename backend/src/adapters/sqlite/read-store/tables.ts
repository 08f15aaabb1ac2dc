import type { CollectionDefinition } from '../../../ports/read-store.ts';
import { sortKeys } from '../../../ports/read-store-order.ts';

/**
 * One table a generation, its number never used again: a statement that another process prepared for a generation that
 * was dropped fails, and never reads another.
 */
export function tableName(generation: number): string {
  return `documents_${generation}`;
}

const FIELD = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Prefixed: a document's own field may be called `version` or `body`. */
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

/** Without a type, so that the column keeps the JSON value's own: text stays text, true and false are 1 and 0. */
export function addColumn(generation: number, field: string): string {
  const column = columnName(field);
  return `ALTER TABLE ${tableName(generation)} ADD COLUMN ${column} AS (body ->> '$.${field}') VIRTUAL`;
}

/** Ends with the id in the direction of the last key, as the port's order of ties does. */
export function createIndex(generation: number, keys: readonly string[]): string {
  const name = `${tableName(generation)}:${keys.join(',')}`;
  if (keys.length === 0) throw new Error('an index needs a field');
  return `CREATE INDEX IF NOT EXISTS "${name}" ON ${tableName(generation)} (${orderBy(keys)})`;
}

/** `field` ascends, `-field` descends; NULL is lowest to SQLite, as the port wants missing values. */
export function orderBy(keys: readonly string[]): string {
  return sortKeys(keys)
    .map(({ field, descends }) => `${columnName(field)} ${descends ? 'DESC' : 'ASC'}`)
    .join(', ');
}

export function assertCollectionName({ name }: CollectionDefinition): void {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`not a collection name: ${JSON.stringify(name)}`);
}
