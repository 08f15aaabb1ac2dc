import type { DatabaseSync } from 'node:sqlite';
import type { Generation } from '../../../ports/read-store.ts';
import type { Engine } from '../channel.ts';
import { transaction } from '../transaction.ts';
import { createCatalogue, type GenerationEntry } from './catalogue.ts';
import { commit } from './commit.ts';
import { giveBackSpace } from './give-back.ts';
import { beginRebuild, makeIndexes, prepare, swap } from './lifecycle.ts';
import { createPauses } from './pauses.ts';
import type { DocumentRows, ReadStoreCalls } from './protocol.ts';
import { createReader } from './reader.ts';
import { createStatements } from './statements.ts';

/**
 * Pages of 4 KiB in the write-ahead log after which a commit copies it into the file. The commit waits for the disk then, and whoever
 * waits for its documents does. SQLite's own 1,000 are those of a thousand new codes, or of a hundred and fifty changes. Commits of
 * a rebuild change pages of the same index: each is copied once for many of them.
 */
const COPIED_PAGES = { served: 4_000, filled: 16_000 };

const NONE: DocumentRows = { layout: { number: 0, columns: [], blank: {} }, rows: [] };

export function createEngine(db: DatabaseSync): Engine<ReadStoreCalls> {
  const statements = createStatements(db);
  const catalogue = transaction(db, 'IMMEDIATE', () => createCatalogue(db, statements));
  const pauses = transaction(db, 'IMMEDIATE', () => createPauses(db, statements));
  const reader = createReader(statements);

  function write<T>(work: () => T): T {
    return transaction(db, 'IMMEDIATE', work);
  }

  let copiedAfter = 0;
  function copyAfter(pages: number): void {
    if (pages !== copiedAfter) db.exec(`PRAGMA wal_autocheckpoint = ${pages}`);
    copiedAfter = pages;
  }
  copyAfter(COPIED_PAGES.served);

  /** A rebuild writes the whole collection through the write-ahead log, which would keep that size for ever. */
  function emptyLog(): void {
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The swap is durable. The next one empties the log.
    }
  }

  /** Returns `absent` for a rebuild that does not exist. */
  function read<T>(collection: string, role: Generation, absent: T, work: (entry: GenerationEntry) => T): T {
    return transaction(db, 'DEFERRED', () => {
      const entry = catalogue.find(collection, role);
      if (entry !== undefined) return work(entry);
      if (role === 'active') throw new Error(`collection ${collection} was never prepared`);
      return absent;
    });
  }

  return {
    prepare: (definitions) => write(() => prepare(catalogue, definitions)),
    checkpoint: (collection, role) => read(collection, role, null, (entry) => entry.checkpoint),
    commit(request) {
      copyAfter(COPIED_PAGES[request.generation === 'next' ? 'filled' : 'served']);
      return commit(db, statements, { catalogue, pauses }, request);
    },
    getMany: (collection, role, ids) => read(collection, role, NONE, (entry) => reader.getMany(entry, ids)),
    query: (collection, query) => read(collection, 'active', NONE, (entry) => reader.query(entry, query)),
    ids: (collection, page) => read(collection, 'active', [], (entry) => reader.ids(entry, page)),
    integers: (collection, field, query) =>
      read(collection, 'active', [], (entry) => reader.integers(entry, field, query)),
    count: (collection, where) => read(collection, 'active', 0, (entry) => reader.count(entry, where)),
    page: (collection, role, page) => read(collection, role, NONE, (entry) => reader.page(entry, page)),
    beginRebuild: (definition, afresh) => write(() => beginRebuild(catalogue, definition, afresh)),
    makeIndexes(definition) {
      write(() => makeIndexes(catalogue, definition));
      return null;
    },
    giveBack() {
      const isMore = giveBackSpace(db);
      if (!isMore) emptyLog();
      return isMore;
    },
    pauseWrites: (collection) => write(() => pauses.begin(collection)),
    pause: (collection) => pauses.find(collection),
    resumeWrites(collection, pause) {
      write(() => pauses.end(collection, pause));
      return null;
    },
    swap(definition, pause) {
      const swapped = write(() => swap(catalogue, pauses, definition, pause));
      if (swapped !== true) return swapped;
      copyAfter(COPIED_PAGES.served);
      emptyLog();
      return swapped;
    },
    ping() {
      statements('SELECT 1').get();
      return null;
    },
  };
}
