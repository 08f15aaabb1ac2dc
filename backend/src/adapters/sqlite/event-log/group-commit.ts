import type { DatabaseSync } from 'node:sqlite';
import type { Append, AppendOutcome } from '../../../ports/event-store.ts';
import { isBusy, toLogError } from '../errors.ts';
import { prepareAppend } from './prepare.ts';
import { createStoreAppend, type PreparedAppend, type StoreAppend } from './store-append.ts';

/** Largest number of appends in one commit: a long import must not block the event loop. */
const COMMIT_APPENDS = 500;

/** Milliseconds that an append waits for writes of other processes before it rejects. */
const BUSY_LIMIT_MS = 3_000;

interface Pending {
  readonly append: Append;
  readonly since: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: collects the appends of one turn of the event loop and makes them durable in one transaction. Each append
 * is checked after the ones before it. No append resolves before the commit. When the commit fails, all of its appends
 * reject. Ours, and with lazy `events`: the scan path was measured with it (backend/bench/README.md).
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #store: StoreAppend;
  readonly #committed: (streams: readonly string[]) => void;
  #queue: Pending[] = [];
  #scheduled = false;
  #held: 'no' | 'held' | 'waiting' = 'no';
  #idle: (() => void)[] = [];

  /** Calls `committed` after each commit that stored events, with their streams. */
  constructor(db: DatabaseSync, committed: (streams: readonly string[]) => void) {
    this.#db = db;
    this.#store = createStoreAppend(db);
    this.#committed = committed;
  }

  append(append: Append): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, since: performance.now(), resolve, reject });
      if (!this.#scheduled) this.#schedule();
    });
  }

  /** Resolves when no append is pending. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#scheduled) this.#idle.push(resolve);
      else resolve();
    });
  }

  /** Makes appends wait until `release`. */
  hold(): void {
    this.#held = 'held';
  }

  release(): void {
    const waiting = this.#held === 'waiting';
    this.#held = 'no';
    if (waiting) this.#flush();
  }

  #schedule(delayMs = 0): void {
    this.#scheduled = true;
    if (delayMs > 0) setTimeout(() => this.#flush(), delayMs);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    if (this.#held !== 'no') {
      this.#held = 'waiting';
      return;
    }
    try {
      this.#db.exec('BEGIN IMMEDIATE');
    } catch (error) {
      this.#notBegun(error);
      return;
    }
    this.#commit(this.#queue.splice(0, COMMIT_APPENDS));
    this.#next();
  }

  #next(delayMs = 0): void {
    if (this.#queue.length > 0) {
      this.#schedule(delayMs);
      return;
    }
    this.#scheduled = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #notBegun(error: unknown): void {
    const keep = (p: Pending) => isBusy(error) && performance.now() - p.since < BUSY_LIMIT_MS;
    const failed = this.#queue.filter((pending) => !keep(pending));
    this.#queue = this.#queue.filter(keep);
    for (const { reject } of failed) reject(toLogError(error));
    this.#next(1);
  }

  #commit(batch: readonly Pending[]): void {
    const settle: (() => void)[] = [];
    const streams: string[] = [];
    try {
      for (const { append, resolve, reject } of batch) {
        const prepared = attempt(append, reject);
        if (!prepared) continue;
        const { outcome, stored } = this.#store(prepared);
        if (stored) streams.push(append.stream);
        settle.push(() => resolve(outcome));
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      for (const { reject } of batch) reject(toLogError(error));
      return;
    }
    for (const resolve of settle) resolve();
    if (streams.length > 0) this.#committed(streams);
  }

  /** SQLite has already rolled back after some errors, such as a full disk. */
  #rollBack(): void {
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    } catch {
      // The next BEGIN fails as well, and rejects the next appends.
    }
  }
}

/** A mistake in one append rejects that append alone. */
function attempt(append: Append, reject: (error: unknown) => void): PreparedAppend | undefined {
  try {
    return prepareAppend(append);
  } catch (error) {
    reject(error);
    return undefined;
  }
}
