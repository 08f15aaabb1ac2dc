import type { DatabaseSync } from 'node:sqlite';
import type { CommitOutcome } from '../../../ports/read-store.ts';
import { transaction } from '../transaction.ts';
import type { Catalogue } from './catalogue.ts';
import type { Pauses } from './pauses.ts';
import type { CommitRequest, StoredVersion, WriteRow } from './protocol.ts';
import type { Statements } from './statements.ts';
import { tableName } from './tables.ts';

/** Rolls the transaction back. */
class Conflict extends Error {}

/** Writes documents and checkpoint in one transaction. It rolls back when another writer has moved one of them. */
export function commit(
  db: DatabaseSync,
  statements: Statements,
  { catalogue, pauses }: { readonly catalogue: Catalogue; readonly pauses: Pauses },
  request: CommitRequest,
): CommitOutcome | StoredVersion {
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
      for (const write of request.writes) store(statements, tableName(entry.number), write);
      if (request.to !== null) catalogue.moveCheckpoint(entry, request.to);
      return 'committed';
    });
  } catch (error) {
    if (error instanceof Conflict) return 'conflict';
    throw error;
  }
}

function store(statements: Statements, table: string, { id, seen, revisions, body }: WriteRow): void {
  const { changes } =
    seen === 0
      ? statements(
          `INSERT INTO ${table} (id, version, revisions, body) VALUES (?, 1, ?, ?) ON CONFLICT DO NOTHING`,
        ).run(id, revisions, body)
      : statements(
          `UPDATE ${table} SET version = version + 1, revisions = ?, body = ? WHERE id = ? AND version = ?`,
        ).run(revisions, body, id, seen);
  if (changes !== 1) throw new Conflict('document');
}
