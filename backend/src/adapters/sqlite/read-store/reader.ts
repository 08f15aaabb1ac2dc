import type { SQLInputValue } from 'node:sqlite';
import type { Condition, IdPage, Query } from '../../../ports/read-store.ts';
import { number, text } from '../columns.ts';
import type { GenerationEntry } from './catalogue.ts';
import type { DocumentRow, PageRequest } from './protocol.ts';
import type { Statements } from './statements.ts';
import { orderBy, tableName } from './tables.ts';
import { filter } from './where.ts';

export interface Reader {
  getMany(entry: GenerationEntry, ids: readonly string[]): readonly DocumentRow[];
  query(entry: GenerationEntry, query: Query): readonly DocumentRow[];
  ids(entry: GenerationEntry, page: IdPage): readonly string[];
  count(entry: GenerationEntry, where: readonly Condition[]): number;
  page(entry: GenerationEntry, page: PageRequest): readonly DocumentRow[];
}

export function createReader(statements: Statements): Reader {
  function documents(
    entry: GenerationEntry,
    rest: string,
    parameters: readonly SQLInputValue[],
  ): DocumentRow[] {
    return statements(`SELECT id, version, revisions, body FROM ${tableName(entry.number)}${rest}`)
      .all(...parameters)
      .map((row) => ({
        id: text(row, 'id'),
        version: number(row, 'version'),
        revisions: text(row, 'revisions'),
        body: text(row, 'body'),
      }));
  }

  return {
    getMany(entry, ids) {
      return documents(entry, ' WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
    },
    query(entry, { where = [], sort = [], limit, skip = 0 }) {
      assertFields(entry, [...where.map(({ field }) => field), ...sort.map((key) => key.replace(/^-/, ''))]);
      const { sql, parameters } = filter(entry.number, where);
      const rest = `${sql} ORDER BY ${orderBy(sort)} LIMIT ? OFFSET ?`;
      return documents(entry, rest, [...parameters, limit, skip]);
    },
    ids(entry, { where = [], after, limit }) {
      assertFields(
        entry,
        where.map(({ field }) => field),
      );
      const { sql, parameters } = filter(entry.number, where);
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
      const { sql, parameters } = filter(entry.number, where);
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

/** Throws for an unknown field, because SQLite would read an unknown quoted name as text. */
function assertFields(entry: GenerationEntry, fields: readonly string[]): void {
  const unknown = fields.find((field) => field !== 'id' && !entry.fields.has(field));
  if (unknown !== undefined) throw new Error(`the collection defines no field ${JSON.stringify(unknown)}`);
}
