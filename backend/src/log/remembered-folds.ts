import { LRUCache } from 'lru-cache';
import type { Aggregate } from '../domain/aggregate.ts';
import type { Expected } from '../ports/event-store.ts';
import { sizeOf } from './size-of.ts';

/** The state of a stream, and the revision of its last event. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: Expected;
}

/** The most memory that folds take, in bytes. */
const BYTES = 64 * 1024 * 1024;

type Remembered<State> = Pick<Aggregate<State, never, never, never>, 'initial' | 'mayRemember'>;

/**
 * Folds in memory, by stream. A fold is never an answer by itself: a load reads the events after its revision, also those
 * that another process appended. The least recently used ones go first.
 */
export class RememberedFolds {
  readonly #folds: LRUCache<string, Loaded<unknown>>;
  /** Counts calls of `forget`, so that a fold that was under way meanwhile is not kept. */
  #forgotten = 0;

  constructor(maxBytes = BYTES) {
    this.#folds = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ state }) => sizeOf(state) });
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  has(stream: string): boolean {
    return this.#folds.has(stream);
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

  /** Keeps the fold after an append in place of the one that it was decided on, unless that is not kept any more. */
  advance<State>(
    { mayRemember }: Remembered<State>,
    stream: string,
    before: Loaded<State>,
    after: Loaded<State>,
  ): void {
    const known = this.#folds.peek(stream);
    if (known?.state !== before.state || known.revision !== before.revision) return;
    if (mayRemember?.(after.state) === true) this.#folds.set(stream, after);
    else this.#folds.delete(stream);
  }

  /** Drops the folds about a person, whose key is gone: what it sealed would read otherwise. Without one, drops every fold. */
  forget(person?: string): void {
    this.#forgotten += 1;
    for (const [stream, { state }] of this.#folds.entries())
      if (person === undefined || stream.endsWith(person) || names(state, person)) this.#folds.delete(stream);
  }
}

const isLater = ({ revision }: Loaded<unknown>, known: Loaded<unknown> | undefined): boolean =>
  known === undefined || Number(revision) > Number(known.revision);

/** Whether a state names a person in a field, as that of a code does its owner. */
const names = (state: unknown, person: string): boolean =>
  typeof state === 'object' && state !== null && Object.values(state).includes(person);
