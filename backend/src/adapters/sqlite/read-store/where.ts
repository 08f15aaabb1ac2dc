import type { SQLInputValue } from 'node:sqlite';
import type { Condition, Scalar } from '../../../ports/read-store.ts';
import { textAfter } from '../../../ports/read-store-order.ts';
import { type Layout, millisecondsOf } from './layout.ts';
import { listTable } from './lists.ts';
import { columnName } from './tables.ts';

export interface Filter {
  /** Empty, or ` WHERE …`. */
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** Values are bound parameters. A list is one JSON parameter, so that the query's text does not depend on its length. */
export function filter(
  { number, columns }: Pick<Layout, 'number' | 'columns'>,
  conditions: readonly Condition[],
): Filter {
  const times = new Set(columns.flatMap(([field, type]) => (type === 'time' ? [field] : [])));
  const parts = conditions.map((condition) =>
    'has' in condition
      ? has(number, condition)
      : one(columnName(condition.field), times.has(condition.field) ? inMilliseconds(condition) : condition),
  );
  if (parts.length === 0) return { sql: '', parameters: [] };
  return {
    sql: ` WHERE ${parts.map((part) => part.sql).join(' AND ')}`,
    parameters: parts.flatMap((part) => part.parameters),
  };
}

/** A moment that a text of any length stands before: what it lacks is that of the earliest time. */
const EARLIEST = '0000-01-01T00:00:00.000Z';

const momentOf = (text: string): number => {
  const moment = millisecondsOf(text + EARLIEST.slice(text.length));
  if (moment === undefined) throw new Error(`not the beginning of a time: ${JSON.stringify(text)}`);
  return moment;
};

/** The condition on a time as its column holds it. */
function inMilliseconds(condition: Exclude<Condition, Has>): Exclude<Condition, Has> {
  const { field } = condition;
  const moment = (value: Scalar) => (typeof value === 'string' ? momentOf(value) : value);
  const bound = (value: string | number) => (typeof value === 'string' ? momentOf(value) : value);
  if ('is' in condition) return { field, is: moment(condition.is) };
  if ('oneOf' in condition) return { field, oneOf: condition.oneOf.map(moment) };
  if ('startsWith' in condition || 'contains' in condition)
    throw new Error(`no part of the time ${field} is searched`);
  const { from, to } = condition;
  return {
    field,
    ...(from === undefined ? {} : { from: bound(from) }),
    ...(to === undefined ? {} : { to: bound(to) }),
  };
}

type Has = Extract<Condition, { readonly has: string }>;

const has = (generation: number, { field, has: text }: Has): Filter => ({
  sql: `id IN (SELECT id FROM ${listTable(generation, field)} WHERE value = ?)`,
  parameters: [text],
});

function one(column: string, condition: Exclude<Condition, Has>): Filter {
  if ('is' in condition) return equals(column, condition.is);
  if ('oneOf' in condition) return oneOf(column, condition.oneOf);
  if ('startsWith' in condition) return startsWith(column, condition.startsWith);
  if ('contains' in condition) return { sql: `instr(${column}, ?) > 0`, parameters: [condition.contains] };
  return between(column, condition.from, condition.to);
}

function equals(column: string, value: Scalar): Filter {
  if (value === null) return { sql: `${column} IS NULL`, parameters: [] };
  return { sql: `${column} = ?`, parameters: [stored(value)] };
}

function oneOf(column: string, values: readonly Scalar[]): Filter {
  const list = JSON.stringify(values.filter((value) => value !== null).map(stored));
  const among = `${column} IN (SELECT value FROM json_each(?))`;
  return { sql: values.includes(null) ? `(${among} OR ${column} IS NULL)` : among, parameters: [list] };
}

function between(column: string, from?: string | number, to?: string | number): Filter {
  const parts: string[] = [];
  const parameters: SQLInputValue[] = [];
  if (from !== undefined) {
    parts.push(`${column} >= ?`);
    parameters.push(from);
  }
  if (to !== undefined) {
    parts.push(`${column} < ?`);
    parameters.push(to);
  }
  return { sql: parts.length === 0 ? `${column} IS NOT NULL` : parts.join(' AND '), parameters };
}

/** A range, so that an index serves it and no character is special. */
function startsWith(column: string, prefix: string): Filter {
  return between(column, prefix, textAfter(prefix));
}

function stored(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}
