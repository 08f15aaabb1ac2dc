import type { JsonObject } from '../../../ports/json/json.ts';
import type { CollectionDefinition } from '../../../ports/read-store.ts';
import { indexKeys, type SortKey, sortKeys } from '../../../ports/read-store-order.ts';
import type { ColumnType, Layout } from './layout.ts';

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

export function createTable({ number, columns }: Pick<Layout, 'number' | 'columns'>): string {
  const fields = columns.map(([field, type]) => `, ${columnDeclaration(field, type)}`);
  return `CREATE TABLE ${tableName(number)} (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    revisions TEXT NOT NULL,
    body TEXT NOT NULL${fields.join('')}
  )`;
}

/** Adds a column with the values that bodies hold, or else the blank document. */
export function addColumn(
  number: number,
  [field, type]: Layout['columns'][number],
  blank: JsonObject,
): string {
  const table = tableName(number);
  const blanks = JSON.stringify(blank).replaceAll("'", "''");
  const value = `coalesce(body ->> '$.${field}', '${blanks}' ->> '$.${field}')`;
  const time = `CAST(round(unixepoch(${value}, 'subsec') * 1000) AS INTEGER)`;
  return `ALTER TABLE ${table} ADD COLUMN ${columnDeclaration(field, type)};
    UPDATE ${table} SET ${columnName(field)} = ${type === 'time' ? time : value}`;
}

/** Numbers and switches take as few bytes as they need. A text keeps its type. */
const columnDeclaration = (field: string, type: ColumnType): string =>
  type === 'text' ? columnName(field) : `${columnName(field)} INTEGER`;

/** Has the id, which breaks ties as the port requires. */
export function createIndex(generation: number, keys: readonly string[]): string {
  const name = `${tableName(generation)}:${keys.join(',')}`;
  if (keys.length === 0) throw new Error('an index needs a field');
  return `CREATE INDEX IF NOT EXISTS "${name}" ON ${tableName(generation)} (${ordered(indexKeys(keys))})`;
}

/** `field` ascends, `-field` descends. SQLite sorts NULL lowest, as the port requires of missing values. */
export function orderBy(keys: readonly string[]): string {
  return ordered(sortKeys(keys));
}

const ordered = (keys: readonly SortKey[]): string =>
  keys.map(({ field, descends }) => `${columnName(field)} ${descends ? 'DESC' : 'ASC'}`).join(', ');

export function assertCollectionName({ name }: CollectionDefinition): void {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`not a collection name: ${JSON.stringify(name)}`);
}
