import pRetry from 'p-retry';
import type { Aggregate } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/event.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import type { Append, AppendOutcome, EventStore, Expected } from '../ports/event-store.ts';
import type { EventCodec, EventMeta, OpenedEvent } from './codec.ts';

/** A stream folded, and the revision it was folded to. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: Expected;
}

const RETRIES = { retries: 2, minTimeout: 50, factor: 4 };

/** The typed log: streams folded into states, domain events appended. */
export class EventLog {
  readonly #store: EventStore;
  readonly #codec: EventCodec;
  readonly #listeners = new Set<(stream: string) => void>();

  constructor(store: EventStore, codec: EventCodec) {
    this.#store = store;
    this.#codec = codec;
  }

  async load<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<Loaded<State>> {
    let state = aggregate.initial;
    let revision: Expected = 'none';
    for await (const event of this.read(stream)) {
      if (!aggregate.recognises(event))
        throw new Error(`${stream}@${event.revision} is no event of a ${aggregate.name}`);
      state = aggregate.evolve(state, event);
      revision = event.revision;
    }
    return { state, revision };
  }

  /** The events of a stream, opened. */
  async *read(stream: string): AsyncGenerator<OpenedEvent> {
    for await (const recorded of this.#store.read(stream)) yield this.#codec.decode(recorded);
  }

  /**
   * Appends; an unknown outcome is repeated with the same ids and the same expected revision, which the store knows
   * again. Listeners hear of the stream before this answers. Rejects with `EngineUnavailable`.
   */
  async append(
    stream: string,
    expected: Expected,
    events: readonly DomainEvent[],
    meta: (index: number) => EventMeta,
  ) {
    const encoded = await Promise.all(events.map((event, index) => this.#codec.encode(event, meta(index))));
    const append = { stream, expected, events: encoded };
    return this.#repeat([stream], () => this.#store.append(append));
  }

  /** Many streams at once, each atomic by itself; see `EventStore.appendMany`. */
  async appendMany(appends: readonly Append[]): Promise<readonly AppendOutcome[]> {
    const streams = appends.map(({ stream }) => stream);
    return this.#repeat(streams, () => this.#store.appendMany(appends));
  }

  /** Calls back with the name of each stream that this process has appended to. */
  onAppended(listener: (stream: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Listeners hear of the streams even when the outcome stays unknown: the events may be there. */
  async #repeat<T>(streams: readonly string[], attempt: () => Promise<T>): Promise<T> {
    try {
      return await pRetry(attempt, {
        ...RETRIES,
        shouldRetry: ({ error }) => error instanceof EngineUnavailable,
      });
    } finally {
      for (const stream of streams) for (const listener of this.#listeners) listener(stream);
    }
  }
}
