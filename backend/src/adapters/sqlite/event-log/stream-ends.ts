import { LRUCache } from 'lru-cache';
import { withLogErrors } from './with-log-errors.ts';

/** Streams whose end is known at most. */
const MOST = 5_000;

/**
 * The last revisions of streams that were just read or written, so that neither a state in memory nor an append needs a
 * read to know the latest one. It knows nothing any more once another connection has committed.
 */
export class StreamEnds {
  readonly #foreignVersion: () => number;
  readonly #ends = new LRUCache<string, number>({ max: MOST });
  #version: number | undefined;

  /** `foreignVersion` changes whenever a connection has committed that does not report to this object. */
  constructor(foreignVersion: () => number) {
    this.#foreignVersion = foreignVersion;
  }

  /** Whether a stream ends before a revision. To be called before a read whose end is noted. Throws as that read does. */
  isBefore(stream: string, revision: number): boolean {
    withLogErrors(() => this.refresh());
    return this.of(stream) === revision - 1;
  }

  /** Forgets all where another connection has committed. Throws SQLite's errors. */
  refresh(): void {
    const version = this.#foreignVersion();
    if (version !== this.#version) this.#ends.clear();
    this.#version = version;
  }

  /** The last revision of a stream as of the last refresh, -1 where it has no events; undefined where it is not known. */
  of(stream: string): number | undefined {
    return this.#ends.get(stream);
  }

  /** Notes the last revision of a stream; -1 where it has no events. */
  note(stream: string, revision: number): void {
    this.#ends.set(stream, revision);
  }

  /** Forgets all, because what was noted is not stored. */
  forget(): void {
    this.#ends.clear();
  }
}
