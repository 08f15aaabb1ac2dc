import type { DatabaseSync } from 'node:sqlite';
import { isReadOnly } from '../errors.ts';
import { integer } from './rows.ts';
import { createStoreAppend, type StoreAppend } from './store-append.ts';
import { StreamEnds } from './stream-ends.ts';

/** Milliseconds between two tries to open a connection that may write. */
const AGAIN_MS = 1_000;

/** The connection that writes. One that may only read is replaced, so that no restart is needed once the file may be written. */
export class Writer {
  /** The ends of streams that this connection has written or its reader has read. */
  readonly ends = new StreamEnds(() => this.foreignVersion());
  readonly #openAgain: () => DatabaseSync;
  #db: DatabaseSync;
  #prepared: Prepared;
  #opened = 0;
  #openedAt = Number.NEGATIVE_INFINITY;

  constructor(db: DatabaseSync, openAgain: () => DatabaseSync) {
    this.#openAgain = openAgain;
    this.#db = db;
    this.#prepared = prepare(db, this.ends);
  }

  get db(): DatabaseSync {
    return this.#db;
  }

  get store(): StoreAppend {
    return this.#prepared.store;
  }

  /** Begins a transaction that may write. Throws SQLite's errors. */
  begin(): void {
    this.#prepared.begin.run();
    this.ends.refresh();
  }

  commit(): void {
    this.#prepared.commit.run();
  }

  /** Ends a transaction that has failed. SQLite has already rolled back after some errors, such as a full disk. */
  rollBack(): void {
    this.ends.forget();
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    } catch {
      // The next transaction cannot begin, and rejects the next appends.
    }
  }

  /** It changes with the commits of all connections but this one, which makes those of this process, and with a new connection. */
  foreignVersion(): number {
    return integer(this.#prepared.version.get()?.['data_version']) + this.#opened * 2 ** 32;
  }

  /** Opens the file anew where the error says that this connection may only read. The failed call stays failed. */
  failed(error: unknown): void {
    if (!isReadOnly(error) || performance.now() - this.#openedAt < AGAIN_MS) return;
    this.#openedAt = performance.now();
    let db: DatabaseSync;
    try {
      db = this.#openAgain();
    } catch {
      return;
    }
    this.#db.close();
    this.#db = db;
    this.#opened += 1;
    this.#prepared = prepare(db, this.ends);
  }

  close(): void {
    this.#db.close();
  }
}

const prepare = (db: DatabaseSync, ends: StreamEnds) => ({
  begin: db.prepare('BEGIN IMMEDIATE'),
  commit: db.prepare('COMMIT'),
  version: db.prepare('PRAGMA data_version'),
  store: createStoreAppend(db, ends),
});
type Prepared = ReturnType<typeof prepare>;
