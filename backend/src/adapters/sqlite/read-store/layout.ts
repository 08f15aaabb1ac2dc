import type { SQLOutputValue } from 'node:sqlite';
import { canonicalJson } from '../../../ports/json/canonical-json.ts';
import type { Json, JsonObject } from '../../../ports/json/json.ts';
import type { CollectionDefinition, FieldType } from '../../../ports/read-store.ts';

/** Types of fields with a column. A list of texts has a table instead. */
export type ColumnType = Exclude<FieldType, 'texts'>;

/** How documents of a generation lie in its table. */
export interface Layout {
  /** Number of the generation. */
  readonly number: number;
  /** The fields that have a column, in the order of the columns in a row. */
  readonly columns: readonly (readonly [field: string, type: ColumnType])[];
  /** Fields that are stored only where they differ from these. */
  readonly blank: JsonObject;
}

export type ColumnValue = string | number | null;

/** Returns the fields of a definition that have a column. */
export const columnsOf = ({ fields }: Pick<CollectionDefinition, 'fields'>): Layout['columns'] =>
  Object.entries(fields).flatMap(([field, type]) => (type === 'texts' ? [] : [[field, type] as const]));

/** What is known of a field. */
interface FieldRule {
  /** The place of its column; -1 without one. */
  readonly place: number;
  readonly type: ColumnType | undefined;
  readonly blank: Json | undefined;
  /** Canonical JSON of a blank object or list. */
  readonly blankText: string | undefined;
  /** The last object or list that was found to be blank: documents that say nothing often share one. */
  known: Json | undefined;
}

/**
 * Divides documents of one layout: puts the values of their columns into a list of nulls, from a place on, and returns what neither
 * columns nor the blank document say.
 */
export function dividerOf({
  columns,
  blank,
}: Layout): (body: JsonObject, values: ColumnValue[], first: number) => JsonObject {
  const rules = new Map<string, FieldRule>();
  const fields = new Set([...columns.map(([field]) => field), ...Object.keys(blank)]);
  for (const field of fields) {
    const place = columns.findIndex(([column]) => column === field);
    const value = blank[field];
    const isComposed = typeof value === 'object' && value !== null;
    const blankText = isComposed ? canonicalJson(value) : undefined;
    rules.set(field, { place, type: columns[place]?.[1], blank: value, blankText, known: undefined });
  }
  return (body, values, first) => {
    const rest: Record<string, Json | undefined> = {};
    for (const field in body) {
      const value = body[field];
      if (value === undefined) continue;
      const rule = rules.get(field);
      if (!rule) {
        rest[field] = value;
        continue;
      }
      const { type, place } = rule;
      const stored = type && columnValue(type, value);
      if (stored !== undefined) values[first + place] = stored;
      if (!(type && holds(type, value, stored)) && !isBlank(value, rule)) rest[field] = value;
    }
    return rest;
  };
}

function isBlank(value: Json, rule: FieldRule): boolean {
  if (rule.blank === undefined) return false;
  if (rule.blankText === undefined) return value === rule.blank;
  if (value === rule.known) return true;
  if (canonicalJson(value) !== rule.blankText) return false;
  rule.known = value;
  return true;
}

/** Puts a body together again. What its text holds comes before what columns say. */
export function joined(
  { columns, blank }: Layout,
  values: readonly SQLOutputValue[],
  rest: JsonObject,
): JsonObject {
  const body: Record<string, Json | undefined> = { ...blank };
  for (const [place, [field, type]] of columns.entries()) {
    const value = values[place];
    if (value !== null && value !== undefined) body[field] = fromColumn(type, value);
  }
  return Object.assign(body, rest);
}

const ISO = /^\d{4}-\d\d-(\d\d)T\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The last time that was read: codes are made many at a time. */
let last: { readonly text: string; readonly milliseconds: number | undefined } | undefined;

/** Returns the milliseconds of a time that is written as `Date` writes it; undefined for any other text. */
export function millisecondsOf(text: string): number | undefined {
  if (last?.text !== text) last = { text, milliseconds: readMilliseconds(text) };
  return last.milliseconds;
}

function readMilliseconds(text: string): number | undefined {
  const day = ISO.exec(text)?.[1];
  const time = new Date(day === undefined ? Number.NaN : text);
  // A day that a month lacks is read as one of the next month.
  return time.getUTCDate() === Number(day) ? time.getTime() : undefined;
}

/** Whether a column of the type gives the value back as it is. */
function holds(type: ColumnType, value: Json | undefined, stored: ColumnValue | undefined): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (type === 'time') return typeof value === 'string' && typeof stored === 'number';
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}

/** What queries compare. An empty time is none. */
function columnValue(type: ColumnType, value: Json | undefined): ColumnValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type !== 'time') return value;
  return value === '' ? null : (millisecondsOf(value) ?? value);
}

function fromColumn(type: ColumnType, value: SQLOutputValue): Json {
  if (type === 'boolean') return value === 1;
  if (type === 'time' && typeof value === 'number') return new Date(value).toISOString();
  return typeof value === 'number' ? value : String(value);
}
