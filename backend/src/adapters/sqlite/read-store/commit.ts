import type { DatabaseSync } from 'node:sqlite';
import type { CommitOutcome } from '../../../ports/read-store.ts';
import { transaction } from '../transaction.ts';
import { type Catalogue, type GenerationEntry, layoutOf } from './catalogue.ts';
import type { ColumnValue } from './layout.ts';
import type { Pauses } from './pauses.ts';
import {
  type CommitRequest,
  type OtherLayout,
  type StoredVersion,
  WRITE_HEAD,
  type WriteRows,
} from './protocol.ts';
import type { Statements } from './statements.ts';
import { columnName, tableName } from './tables.ts';

/** Rolls the transaction back. */
class Conflict extends Error {}

/** Writes documents and checkpoint in one transaction. It rolls back when another writer has moved one of them. */
export function commit(
  db: DatabaseSync,
  statements: Statements,
  { catalogue, pauses }: { readonly catalogue: Catalogue; readonly pauses: Pauses },
  request: CommitRequest,
): CommitOutcome | StoredVersion | OtherLayout {
  try {
    return transaction(db, 'IMMEDIATE', () => {
      const entry = catalogue.find(request.collection, request.generation);
      if (entry === undefined) {
        if (request.generation === 'next') throw new Conflict('the rebuild was swapped in or dropped');
        throw new Error(`collection ${request.collection} was never prepared`);
      }
      if (entry.version !== request.version) return { stored: entry.version };
      if (request.generation === 'active' && pauses.find(request.collection) !== null) return 'paused';
      if (entry.checkpoint !== request.from) throw new Conflict('checkpoint');
      const { layout, writes } = request;
      if (writes === null || (writes.length > 0 && layout !== entry.number))
        return { layout: layoutOf(entry) };
      store(statements, entry, writes);
      if (request.to !== null) catalogue.moveCheckpoint(entry, request.to);
      return 'committed';
    });
  } catch (error) {
    if (error instanceof Conflict) return 'conflict';
    throw error;
  }
}

/** Stores documents in the generation's table. */
function store(statements: Statements, entry: GenerationEntry, rows: WriteRows): void {
  const names = entry.columns.map(([field]) => columnName(field));
  const insert = statements(
    `INSERT INTO ${tableName(entry.number)} (${['id', 'version', 'revisions', 'body', ...names].join(', ')})
     VALUES (?, 1, ?, ?${', ?'.repeat(names.length)}) ON CONFLICT DO NOTHING`,
  );
  const replace = replacer(statements, tableName(entry.number), names);
  const width = WRITE_HEAD + names.length;
  for (let at = 0; at < rows.length; at += width) {
    const [id = null, seen = null] = rows.slice(at, at + 2);
    const content = rows.slice(at + 2, at + width);
    const changes = seen === 0 ? insert.run(id, ...content).changes : replace(id, seen, content);
    if (changes !== 1) throw new Conflict('document');
  }
}

/**
 * Returns what replaces a document of a version, and returns how many it replaced. It sets the columns that change: SQLite
 * writes every index with a column that is set, also where its value stays.
 */
function replacer(statements: Statements, table: string, names: readonly string[]) {
  const stored = statements(`SELECT ${['version', ...names].join(', ')} FROM ${table} WHERE id = ?`);
  return (id: ColumnValue, seen: ColumnValue, [revisions = null, body = null, ...values]: WriteRows) => {
    const row = stored.get(id);
    if (row?.['version'] !== seen) return 0;
    const changed = names.flatMap((name, place) => (row[name] === values[place] ? [] : [place]));
    const set = changed.map((place) => `, ${names[place]} = ?`).join('');
    const update = statements(
      `UPDATE ${table} SET version = version + 1, revisions = ?, body = ?${set} WHERE id = ?`,
    );
    return update.run(revisions, body, ...changed.map((place) => values[place] ?? null), id).changes;
  };
}
