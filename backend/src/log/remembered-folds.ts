import { LRUCache } from 'lru-cache';
import type { Aggregate } from '../domain/aggregate.ts';
import type { Expected } from '../ports/event-store.ts';

/** The state of a stream, and the revision of its last event. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: Expected;
}

const STREAMS = 10_000;

type Remembered<State> = Pick<Aggregate<State, never, never, never>, 'initial' | 'mayRemember'>;

/**
 * Folds in memory, by stream. A fold is never an answer by itself: a load reads the events after its revision, also those
 * that another process appended. The least recently used ones go first.
 */
export class RememberedFolds {
  readonly #folds: LRUCache<string, Loaded<unknown>>;
  /** Counts calls of `forget`, so that a fold that was under way meanwhile is not kept. */
  #forgotten = 0;

  constructor(streams = STREAMS) {
    this.#folds = new LRUCache({ max: streams });
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  /** Returns the last fold of a stream, which is always one of the same aggregate; else the empty one. */
  last<State>(aggregate: Remembered<State>, stream: string): Loaded<State>;
  last({ initial }: Remembered<unknown>, stream: string): Loaded<unknown> {
    return this.#folds.get(stream) ?? { state: initial, revision: 'none' };
  }

  /** Keeps a fold that began when `forgotten` was read, unless the state may not be remembered, or a later one is. */
  keep<State>(
    { mayRemember }: Remembered<State>,
    stream: string,
    fold: Loaded<State>,
    forgotten: number,
  ): void {
    if (mayRemember?.(fold.state) !== true) this.#folds.delete(stream);
    else if (forgotten === this.#forgotten && isLater(fold, this.#folds.peek(stream)))
      this.#folds.set(stream, fold);
  }

  /** Drops the fold of a stream, because its person was erased, or every fold. */
  forget(stream?: string): void {
    this.#forgotten += 1;
    if (stream === undefined) this.#folds.clear();
    else this.#folds.delete(stream);
  }
}

const isLater = ({ revision }: Loaded<unknown>, known: Loaded<unknown> | undefined): boolean =>
  known === undefined || Number(revision) > Number(known.revision);
