import type { SQLInputValue } from 'node:sqlite';
import type { Condition, IdPage, IntegerOf, Query } from '../../../ports/read-store.ts';
import { number, text } from '../columns.ts';
import { type GenerationEntry, layoutOf } from './catalogue.ts';
import type { DocumentRows, PageRequest } from './protocol.ts';
import type { Statements } from './statements.ts';
import { columnName, orderBy, tableName } from './tables.ts';
import { type Filter, filter } from './where.ts';

export interface Reader {
  getMany(entry: GenerationEntry, ids: readonly string[]): DocumentRows;
  query(entry: GenerationEntry, query: Query): DocumentRows;
  ids(entry: GenerationEntry, page: IdPage): readonly string[];
  integers(entry: GenerationEntry, field: string, query: Query): readonly IntegerOf[];
  count(entry: GenerationEntry, where: readonly Condition[]): number;
  page(entry: GenerationEntry, page: PageRequest): DocumentRows;
}

export function createReader(statements: Statements): Reader {
  function documents(
    entry: GenerationEntry,
    rest: string,
    parameters: readonly SQLInputValue[],
  ): DocumentRows {
    const names = entry.columns.map(([field]) => columnName(field));
    const columns = ['id', 'version', 'revisions', 'body', ...names].join(', ');
    const rows = statements(`SELECT ${columns} FROM ${tableName(entry.number)}${rest}`)
      .all(...parameters)
      .map((row) => ({
        id: text(row, 'id'),
        version: number(row, 'version'),
        revisions: text(row, 'revisions'),
        body: text(row, 'body'),
        values: names.map((name) => row[name] ?? null),
      }));
    return { layout: layoutOf(entry), rows };
  }

  return {
    getMany(entry, ids) {
      return documents(entry, ' WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
    },
    query(entry, query) {
      const { sql, parameters } = restOf(entry, query);
      return documents(entry, sql, parameters);
    },
    integers(entry, field, query) {
      assertFields(entry, [field]);
      const { sql, parameters } = restOf(entry, query);
      const column = columnName(field);
      return statements(`SELECT id, ${column} FROM ${tableName(entry.number)}${sql}`)
        .all(...parameters)
        .map((row) => [text(row, 'id'), row[column] === null ? null : number(row, column)]);
    },
    ids(entry, { where = [], after, limit }) {
      assertFields(
        entry,
        where.map(({ field }) => field),
      );
      const { sql, parameters } = filter(entry, where);
      const rest = `${sql}${sql === '' ? ' WHERE' : ' AND'} id > ? ORDER BY id LIMIT ?`;
      return statements(`SELECT id FROM ${tableName(entry.number)}${rest}`)
        .all(...parameters, after, limit)
        .map((row) => text(row, 'id'));
    },
    count(entry, where) {
      assertFields(
        entry,
        where.map(({ field }) => field),
      );
      const { sql, parameters } = filter(entry, where);
      const row = statements(`SELECT count(*) AS count FROM ${tableName(entry.number)}${sql}`).get(
        ...parameters,
      );
      return row === undefined ? 0 : number(row, 'count');
    },
    page(entry, { after, limit }) {
      return documents(entry, ' WHERE id > ? ORDER BY id LIMIT ?', [after, limit]);
    },
  };
}

/** What follows the name of the table in a query. */
function restOf(entry: GenerationEntry, { where = [], sort = [], limit, skip = 0 }: Query): Filter {
  assertFields(entry, [...where.map(({ field }) => field), ...sort.map((key) => key.replace(/^-/, ''))]);
  const { sql, parameters } = filter(entry, where);
  return {
    sql: `${sql} ORDER BY ${orderBy(sort)} LIMIT ? OFFSET ?`,
    parameters: [...parameters, limit, skip],
  };
}

/** Throws for an unknown field, because SQLite would read an unknown quoted name as text. */
function assertFields(entry: GenerationEntry, fields: readonly string[]): void {
  const known = new Set([...entry.columns.map(([field]) => field), ...entry.lists]);
  const unknown = fields.find((field) => field !== 'id' && !known.has(field));
  if (unknown !== undefined) throw new Error(`the collection defines no field ${JSON.stringify(unknown)}`);
}
