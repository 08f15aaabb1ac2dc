import type { DatabaseSync } from 'node:sqlite';
import type { CollectionDefinition, Generation } from '../../../ports/read-store.ts';
import { number, text, textOrNull } from '../columns.ts';
import { addList, listTable } from './lists.ts';
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

export interface GenerationEntry {
  readonly number: number;
  /** Version of its definition. */
  readonly version: number;
  /** Names of the fields with a column. */
  readonly fields: ReadonlySet<string>;
  readonly checkpoint: string | null;
}

/** The tables of each collection, with their checkpoints. Each transaction reads it again: another process may swap. */
export interface Catalogue {
  find(collection: string, role: Generation): GenerationEntry | undefined;
  create(definition: CollectionDefinition, role: Generation): void;
  /** Adds the definition's columns and indexes that the table lacks. */
  complete(entry: GenerationEntry, definition: CollectionDefinition): void;
  moveCheckpoint(entry: GenerationEntry, to: string): void;
  drop(entry: GenerationEntry): void;
  activate(entry: GenerationEntry): void;
}

export function createCatalogue(db: DatabaseSync, statements: Statements): Catalogue {
  db.exec(SCHEMA);

  function complete(entry: GenerationEntry, definition: CollectionDefinition): void {
    const missing = Object.keys(definition.fields).filter((field) => !entry.fields.has(field));
    const isList = (field: string | undefined) => definition.fields[field ?? ''] === 'texts';
    for (const field of missing)
      db.exec(isList(field) ? addList(entry.number, field) : addColumn(entry.number, field));
    for (const keys of definition.indexes) if (!isList(keys[0])) db.exec(createIndex(entry.number, keys));
    if (missing.length === 0) return;
    const fields = JSON.stringify([...entry.fields, ...missing]);
    statements('UPDATE generations SET fields = ? WHERE number = ?').run(fields, entry.number);
  }

  return {
    find(collection, role) {
      const row = statements(FIND).get(collection, role);
      if (row === undefined) return undefined;
      return {
        number: number(row, 'number'),
        version: number(row, 'version'),
        fields: parseFields(text(row, 'fields')),
        checkpoint: textOrNull(row, 'checkpoint'),
      };
    },
    create(definition, role) {
      assertCollectionName(definition);
      const added = statements(
        "INSERT INTO generations (collection, role, version, fields) VALUES (?, ?, ?, '[]')",
      ).run(definition.name, role, definition.version);
      const created = Number(added.lastInsertRowid);
      db.exec(createTable(created));
      const { version } = definition;
      complete({ number: created, version, fields: new Set(), checkpoint: null }, definition);
    },
    complete,
    moveCheckpoint(entry, to) {
      statements('UPDATE generations SET checkpoint = ? WHERE number = ?').run(to, entry.number);
    },
    drop(entry) {
      db.exec(`DROP TABLE ${tableName(entry.number)}`);
      for (const field of entry.fields) db.exec(`DROP TABLE IF EXISTS ${listTable(entry.number, field)}`);
      statements('DELETE FROM generations WHERE number = ?').run(entry.number);
    },
    activate(entry) {
      statements("UPDATE generations SET role = 'active' WHERE number = ?").run(entry.number);
    },
  };
}

function parseFields(json: string): ReadonlySet<string> {
  const fields: unknown = JSON.parse(json);
  if (!Array.isArray(fields)) throw new TypeError('fields of a generation are not a list');
  return new Set(fields.map(String));
}
