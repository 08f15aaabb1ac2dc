import type { DatabaseSync } from 'node:sqlite';
import type { Append, AppendOutcome } from '../../../ports/event-store.ts';
import { isBusy, unavailable } from '../errors.ts';
import { prepareAppend } from './prepare.ts';
import { createStoreAppend, type PreparedAppend, type StoreAppend } from './store-append.ts';

/** Appends of one commit at most: a long import must not hold the event loop. */
const COMMIT_APPENDS = 500;

/** Milliseconds an append waits for other processes' writes before it is given up as unavailable. */
const BUSY_LIMIT_MS = 3_000;

interface Pending {
  readonly append: Append;
  readonly since: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the appends of one turn of the event loop and makes them durable in one commit. They are judged in the
 * order they came, each seeing those before it. Nothing is answered before the commit; when it fails, all of its
 * appends are rejected and the next turn starts afresh.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #store: StoreAppend;
  readonly #committed: (streams: readonly string[]) => void;
  #queue: Pending[] = [];
  #scheduled = false;
  #held: 'no' | 'held' | 'waiting' = 'no';
  #idle: (() => void)[] = [];

  /** `committed` is called after each commit that stored something, with the streams that it stored to. */
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

  /** Resolves when nothing is waiting to be written. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#scheduled) this.#idle.push(resolve);
      else resolve();
    });
  }

  /** Lets appends wait until `release`. */
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
    for (const { reject } of failed) reject(unavailable(error));
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
      for (const { reject } of batch) reject(unavailable(error));
      return;
    }
    for (const answer of settle) answer();
    if (streams.length > 0) this.#committed(streams);
  }

  /** SQLite has already rolled back on some errors, a full disk among them. */
  #rollBack(): void {
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    } catch {
      // The engine is gone; the next BEGIN says so to whoever asks next.
    }
  }
}

/** A caller's mistake is that caller's alone. */
function attempt(append: Append, reject: (error: unknown) => void): PreparedAppend | undefined {
  try {
    return prepareAppend(append);
  } catch (error) {
    reject(error);
    return undefined;
  }
}
