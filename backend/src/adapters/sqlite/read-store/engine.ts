import type { DatabaseSync } from 'node:sqlite';
import type { Generation } from '../../../ports/read-store.ts';
import { transaction } from '../transaction.ts';
import { createCatalogue, type GenerationEntry } from './catalogue.ts';
import { commit } from './commit.ts';
import { beginRebuild, prepare, swap } from './lifecycle.ts';
import type { ReadStoreRequest, ReadStoreResults } from './protocol.ts';
import { createReader } from './reader.ts';
import { createStatements } from './statements.ts';

/** Answers one request; each is one transaction, so that a swap made elsewhere comes before it or after it. */
export type ReadStoreEngine = (request: ReadStoreRequest) => ReadStoreResults[ReadStoreRequest['op']];

export function createEngine(db: DatabaseSync): ReadStoreEngine {
  const statements = createStatements(db);
  const catalogue = transaction(db, 'IMMEDIATE', () => createCatalogue(db, statements));
  const reader = createReader(statements);

  function write<T>(work: () => T): T {
    return transaction(db, 'IMMEDIATE', work);
  }

  /** `none` is what a rebuild that is not there answers. */
  function read<T>(collection: string, role: Generation, none: T, work: (entry: GenerationEntry) => T): T {
    return transaction(db, 'DEFERRED', () => {
      const entry = catalogue.find(collection, role);
      if (entry !== undefined) return work(entry);
      if (role === 'active') throw new Error(`collection ${collection} was never prepared`);
      return none;
    });
  }

  return (request) => {
    switch (request.op) {
      case 'prepare':
        return write(() => prepare(catalogue, request.definitions));
      case 'checkpoint':
        return read(request.collection, request.generation, null, (entry) => entry.checkpoint);
      case 'commit':
        return commit(db, statements, catalogue, request);
      case 'getMany':
        return read(request.collection, request.generation, [], (entry) =>
          reader.getMany(entry, request.ids),
        );
      case 'query':
        return read(request.collection, 'active', [], (entry) => reader.query(entry, request.query));
      case 'count':
        return read(request.collection, 'active', 0, (entry) => reader.count(entry, request.where));
      case 'page':
        return read(request.collection, request.generation, [], (entry) => reader.page(entry, request));
      case 'beginRebuild':
        return write(() => beginRebuild(catalogue, request.definition));
      case 'swap':
        return write(() => swap(catalogue, request));
      case 'ping':
        statements('SELECT 1').get();
        return null;
    }
  };
}
