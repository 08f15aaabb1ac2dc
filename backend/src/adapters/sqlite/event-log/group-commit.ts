import type { DatabaseSync } from 'node:sqlite';
import type { Append, AppendOutcome } from '../../../ports/event-store.ts';
import { isBusy, toLogError } from '../errors.ts';
import { prepareAppend } from './prepare.ts';
import { WRITE_NOTHING } from './schema.ts';
import type { PreparedAppend } from './store-append.ts';
import type { Writer } from './writer.ts';

/** Largest number of appends in one commit: a long import must not block the event loop. */
const COMMIT_APPENDS = 200;

/** Milliseconds that an append waits for writes of other processes before it rejects. */
const BUSY_LIMIT_MS = 3_000;

/** Milliseconds for which a commit proves that the log takes writes, and a failed one that it does not. */
const PROOF_MS = 10_000;
const FAILURE_MS = 5_000;

interface Waiting {
  readonly since: number;
  readonly reject: (error: unknown) => void;
}

interface Pending extends Waiting {
  readonly append: Append;
  readonly resolve: (outcome: AppendOutcome) => void;
}

/** It waits for a durable commit, whatever is in it. */
interface Proof extends Waiting {
  readonly resolve: () => void;
}

/**
 * Group commit: collects the appends of one turn of the event loop and makes them durable in one transaction. Each append
 * is checked after the ones before it. No append resolves before the commit. When the commit fails, all of its appends
 * reject. Ours, and with lazy `events`: the scan path was measured with it (backend/bench/README.md).
 */
export class GroupCommit {
  readonly #writer: Writer;
  readonly #committed: (streams: readonly string[]) => void;
  #queue: Pending[] = [];
  #proofs: Proof[] = [];
  #durableAt = Number.NEGATIVE_INFINITY;
  #failure: { readonly error: unknown; readonly at: number } | undefined;
  #scheduled = false;
  #held: 'no' | 'held' | 'waiting' = 'no';
  #idle: (() => void)[] = [];

  /** Calls `committed` with the streams of each commit that stored events. */
  constructor(writer: Writer, committed: (streams: readonly string[]) => void) {
    this.#writer = writer;
    this.#committed = committed;
  }

  append(append: Append): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, since: performance.now(), resolve, reject });
      if (!this.#scheduled) this.#schedule();
    });
  }

  /**
   * Resolves where a commit was durable in the last ten seconds, or is now; rejects as an append does. A small write may find
   * room where an append found none: so soon after a failed commit only another one proves the contrary.
   */
  proveWrite(): Promise<void> {
    const now = performance.now();
    if (this.#failure && now - this.#failure.at < FAILURE_MS) return Promise.reject(this.#failure.error);
    if (!this.#failure && now - this.#durableAt < PROOF_MS) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#proofs.push({ since: now, resolve, reject });
      if (!this.#scheduled) this.#schedule();
    });
  }

  /** Does other work with the connection that writes, once no append is pending. Rejects as an append does. */
  async exclusively(work: (db: DatabaseSync) => void): Promise<void> {
    await this.drained();
    try {
      work(this.#writer.db);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw toLogError(error);
    }
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
      this.#writer.begin();
    } catch (error) {
      this.#writer.rollBack();
      this.#notBegun(error);
      return;
    }
    this.#commit(this.#queue.splice(0, COMMIT_APPENDS), this.#proofs.splice(0));
    this.#next();
  }

  #next(delayMs = 0): void {
    if (this.#queue.length > 0 || this.#proofs.length > 0) {
      this.#schedule(delayMs);
      return;
    }
    this.#scheduled = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #notBegun(error: unknown): void {
    const keep = (waiting: Waiting) => isBusy(error) && performance.now() - waiting.since < BUSY_LIMIT_MS;
    const failed = [...this.#queue, ...this.#proofs].filter((waiting) => !keep(waiting));
    this.#queue = this.#queue.filter(keep);
    this.#proofs = this.#proofs.filter(keep);
    if (failed.length > 0) this.#fail(error, failed);
    this.#next(1);
  }

  #fail(cause: unknown, waiting: readonly Waiting[]): void {
    const error = toLogError(cause);
    this.#failure = { error, at: performance.now() };
    this.#writer.failed(cause);
    for (const { reject } of waiting) reject(error);
  }

  #commit(batch: readonly Pending[], proofs: readonly Proof[]): void {
    const settle: (() => void)[] = [];
    const streams = new Set<string>();
    try {
      for (const { append, resolve, reject } of batch) {
        const prepared = attempt(append, reject);
        if (!prepared) continue;
        const { outcome, stored } = this.#writer.store(prepared);
        if (stored) streams.add(append.stream);
        settle.push(() => resolve(outcome));
      }
      if (proofs.length > 0) this.#writer.db.exec(WRITE_NOTHING);
      this.#writer.commit();
    } catch (error) {
      this.#writer.rollBack();
      this.#fail(error, [...batch, ...proofs]);
      return;
    }
    if (streams.size > 0 || proofs.length > 0) {
      this.#durableAt = performance.now();
      this.#failure = undefined;
    }
    for (const resolve of settle) resolve();
    for (const { resolve } of proofs) resolve();
    if (streams.size > 0) this.#committed([...streams]);
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
