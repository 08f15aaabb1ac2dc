import type { DatabaseSync } from 'node:sqlite';
import { isReadOnly } from '../errors.ts';
import { integer } from './rows.ts';
import { createStoreAppend, type StoreAppend } from './store-append.ts';

/** Milliseconds between two tries to open a connection that may write. */
const AGAIN_MS = 1_000;

/** The connection that writes. One that may only read is replaced, so that no restart is needed once the file may be written. */
export class Writer {
  readonly #openAgain: () => DatabaseSync;
  #db: DatabaseSync;
  #store: StoreAppend;
  #version;
  #opened = 0;
  #openedAt = Number.NEGATIVE_INFINITY;

  constructor(db: DatabaseSync, openAgain: () => DatabaseSync) {
    this.#openAgain = openAgain;
    this.#db = db;
    this.#store = createStoreAppend(db);
    this.#version = versionOf(db);
  }

  get db(): DatabaseSync {
    return this.#db;
  }

  get store(): StoreAppend {
    return this.#store;
  }

  /** It changes with the commits of all connections but this one, which makes those of this process, and with a new connection. */
  foreignVersion(): number {
    return integer(this.#version.get()?.['data_version']) + this.#opened * 2 ** 32;
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
    this.#store = createStoreAppend(db);
    this.#version = versionOf(db);
  }

  close(): void {
    this.#db.close();
  }
}

const versionOf = (db: DatabaseSync) => db.prepare('PRAGMA data_version');
