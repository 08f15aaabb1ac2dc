import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { CollectionDefinition, Generation } from '../../../ports/read-store.ts';
import { number, text, textOrNull } from '../columns.ts';
import type { Layout } from './layout.ts';
import { addList, listTable } from './lists.ts';
import { type Shape, shapeOf, storedShape } from './shape.ts';
import type { Statements } from './statements.ts';
import { addColumn, assertCollectionName, createIndex, createTable, tableName } from './tables.ts';

const SCHEMA = `CREATE TABLE IF NOT EXISTS generations (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  collection TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('active', 'next')),
  version INTEGER NOT NULL,
  fields TEXT NOT NULL,
  checkpoint TEXT,
  UNIQUE (collection, role)
) STRICT`;

const FIND = 'SELECT number, version, fields, checkpoint FROM generations WHERE collection = ? AND role = ?';

/** Shapes that are parsed once. */
const SHAPES = 100;

export interface GenerationEntry extends Shape {
  readonly number: number;
  /** Version of its definition. */
  readonly version: number;
  readonly checkpoint: string | null;
}

/** The tables of each collection, with their checkpoints. Each transaction reads it again: another process may swap. */
export interface Catalogue {
  find(collection: string, role: Generation): GenerationEntry | undefined;
  /** Creates a table without indexes. */
  create(definition: CollectionDefinition, role: Generation): GenerationEntry;
  /** Adds the definition's columns and lists that the generation lacks. */
  addFields(entry: GenerationEntry, definition: CollectionDefinition): void;
  /** Adds the definition's indexes that the generation lacks. Each sorts all documents. */
  addIndexes(entry: Pick<GenerationEntry, 'number'>, definition: CollectionDefinition): void;
  moveCheckpoint(entry: GenerationEntry, to: string): void;
  drop(entry: GenerationEntry): void;
  activate(entry: GenerationEntry): void;
}

export const layoutOf = ({ number, columns, blank }: GenerationEntry): Layout => ({ number, columns, blank });

export function createCatalogue(db: DatabaseSync, statements: Statements): Catalogue {
  db.exec(SCHEMA);
  const shapes = new LRUCache<string, Shape>({ max: SHAPES });
  const parsed = (json: string): Shape => {
    const shape = shapes.get(json) ?? storedShape(json);
    shapes.set(json, shape);
    return shape;
  };
  const keepShape = ({ number, columns, lists, blank }: Shape & { readonly number: number }) =>
    statements('UPDATE generations SET fields = ? WHERE number = ?').run(
      JSON.stringify({ columns, lists, blank }),
      number,
    );

  return {
    find(collection, role) {
      const row = statements(FIND).get(collection, role);
      if (row === undefined) return undefined;
      return {
        number: number(row, 'number'),
        version: number(row, 'version'),
        ...parsed(text(row, 'fields')),
        checkpoint: textOrNull(row, 'checkpoint'),
      };
    },
    create(definition, role) {
      assertCollectionName(definition);
      const { name, version } = definition;
      const { lastInsertRowid } = statements(
        "INSERT INTO generations (collection, role, version, fields) VALUES (?, ?, ?, '')",
      ).run(name, role, version);
      const entry = { number: Number(lastInsertRowid), version, ...shapeOf(definition), checkpoint: null };
      db.exec(createTable(entry));
      for (const field of entry.lists) db.exec(addList(entry.number, field));
      keepShape(entry);
      return entry;
    },
    addFields({ number: generation, columns, lists, blank }, definition) {
      const wanted = shapeOf(definition);
      const known = new Set([...columns.map(([field]) => field), ...lists]);
      const added = wanted.columns.filter(([field]) => !known.has(field));
      const addedLists = wanted.lists.filter((field) => !known.has(field));
      for (const column of added) db.exec(addColumn(generation, column, blank));
      for (const field of addedLists) db.exec(addList(generation, field));
      if (added.length + addedLists.length === 0) return;
      keepShape({
        number: generation,
        columns: [...columns, ...added],
        lists: [...lists, ...addedLists],
        blank,
      });
    },
    addIndexes({ number: generation }, { fields, indexes }) {
      const isList = (field: string | undefined) => fields[field ?? ''] === 'texts';
      for (const keys of indexes) if (!isList(keys[0])) db.exec(createIndex(generation, keys));
    },
    moveCheckpoint(entry, to) {
      statements('UPDATE generations SET checkpoint = ? WHERE number = ?').run(to, entry.number);
    },
    drop(entry) {
      db.exec(`DROP TABLE ${tableName(entry.number)}`);
      for (const field of entry.lists) db.exec(`DROP TABLE IF EXISTS ${listTable(entry.number, field)}`);
      statements('DELETE FROM generations WHERE number = ?').run(entry.number);
    },
    activate(entry) {
      statements("UPDATE generations SET role = 'active' WHERE number = ?").run(entry.number);
    },
  };
}
