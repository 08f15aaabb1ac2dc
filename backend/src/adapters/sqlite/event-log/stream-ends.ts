import { LRUCache } from 'lru-cache';
import { withLogErrors } from './with-log-errors.ts';

/** Streams whose end is known at most. */
const MOST = 5_000;

/**
 * The last revisions of streams that were just read or written, so that a state in memory is known to be the latest one without
 * a read. It knows nothing any more once another connection has committed.
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
    const version = withLogErrors(this.#foreignVersion);
    if (version !== this.#version) this.#ends.clear();
    this.#version = version;
    return this.#ends.get(stream) === revision - 1;
  }

  /** Notes the last revision of a stream; -1 where it has no events. */
  note(stream: string, revision: number): void {
    this.#ends.set(stream, revision);
  }
}
