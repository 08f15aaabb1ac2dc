import type { SQLOutputValue } from 'node:sqlite';
import type { Json, JsonObject } from '../../../ports/json.ts';
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

/** A body without what its columns and the blank document say, and the values of the columns. */
export interface DividedBody {
  readonly rest: JsonObject;
  readonly values: readonly ColumnValue[];
}

/** Returns the fields of a definition that have a column. */
export const columnsOf = ({ fields }: Pick<CollectionDefinition, 'fields'>): Layout['columns'] =>
  Object.entries(fields).flatMap(([field, type]) => (type === 'texts' ? [] : [[field, type] as const]));

/** Divides documents of one layout. */
export function dividerOf({ columns, blank }: Layout): (body: JsonObject) => DividedBody {
  const places = new Map(columns.map(([field], place) => [field, place]));
  const blanks = new Map(Object.entries(blank).map(([field, value]) => [field, JSON.stringify(value)]));
  const isBlank = (field: string, value: Json | undefined): boolean => {
    const text = blanks.get(field);
    return text !== undefined && (value === blank[field] || JSON.stringify(value) === text);
  };
  return (body) => {
    const values = columns.map(([field, type]) => columnValue(type, body[field]));
    const rest: Record<string, Json | undefined> = {};
    for (const field of Object.keys(body)) {
      const value = body[field];
      const place = places.get(field);
      const column = place === undefined ? undefined : columns[place];
      const isHeld = column && place !== undefined && holds(column[1], value, values[place]);
      if (!isHeld && !isBlank(field, value)) rest[field] = value;
    }
    return { rest, values };
  };
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

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns the milliseconds of a time that is written as `Date` writes it; undefined for any other text. */
export function millisecondsOf(text: string): number | undefined {
  if (!ISO.test(text)) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) || new Date(milliseconds).toISOString() !== text ? undefined : milliseconds;
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
