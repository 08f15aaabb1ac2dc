import { columnName, tableName } from './tables.ts';

/** The table that holds each text of a `texts` field with the document's id. */
export const listTable = (generation: number, field: string): string =>
  `${tableName(generation)}_${columnName(field)}`;

/** The texts of a document's field, as rows. */
const textsOf = (body: string, field: string): string =>
  `SELECT value FROM json_each(${body}, '$.${field}') WHERE type = 'text'`;

/**
 * Creates the table of a `texts` field with the texts of all documents. Triggers keep it: every write of a document goes
 * through them, and one that leaves the field as it is costs no write of the table.
 */
export function addList(generation: number, field: string): string {
  const [documents, list] = [tableName(generation), listTable(generation, field)];
  const texts = (row: 'old' | 'new') => textsOf(`${row}.body`, field);
  const add = `INSERT OR IGNORE INTO ${list} SELECT value, new.id FROM (${texts('new')})`;
  return `
    CREATE TABLE ${list} (
      value TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (value, id)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO ${list}
      SELECT text.value, ${documents}.id FROM ${documents}, json_each(body, '$.${field}') AS text
      WHERE text.type = 'text';
    CREATE TRIGGER ${list}_insert AFTER INSERT ON ${documents}
      WHEN new.body -> '$.${field}' IS NOT NULL
      BEGIN ${add}; END;
    CREATE TRIGGER ${list}_update AFTER UPDATE OF body ON ${documents}
      WHEN old.body -> '$.${field}' IS NOT new.body -> '$.${field}'
      BEGIN
        DELETE FROM ${list} WHERE id = old.id AND value IN (${texts('old')});
        ${add};
      END`;
}
