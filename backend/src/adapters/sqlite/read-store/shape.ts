import { z } from 'zod';
import type { JsonObject } from '../../../ports/json/json.ts';
import type { CollectionDefinition } from '../../../ports/read-store.ts';
import { columnsOf, type Layout } from './layout.ts';

/** What the tables of a generation have for its fields. */
export interface Shape extends Pick<Layout, 'columns' | 'blank'> {
  /** The fields with a table of texts. */
  readonly lists: readonly string[];
}

const Blank: z.ZodType<JsonObject> = z.record(z.string(), z.json());
const Stored = z.object({
  columns: z.array(z.tuple([z.string(), z.enum(['text', 'integer', 'boolean', 'time'])])),
  lists: z.array(z.string()),
  blank: Blank,
});
/** That of a file before this layout: the names of fields. SQLite made their columns from whole bodies. */
const Before = z.array(z.string());

/** The shape of a new generation. */
export const shapeOf = (definition: CollectionDefinition): Shape => ({
  columns: columnsOf(definition),
  lists: Object.keys(definition.fields).filter((field) => definition.fields[field] === 'texts'),
  blank: definition.blank ?? {},
});

/** Reads a shape as it is stored. Bodies before this layout are whole, so that their columns need not be read. */
export function storedShape(json: string): Shape {
  const stored: unknown = JSON.parse(json);
  const before = Before.safeParse(stored);
  if (!before.success) return Stored.parse(stored);
  return { columns: [], lists: before.data, blank: {} };
}
