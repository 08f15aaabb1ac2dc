import pRetry from 'p-retry';
import type { ErrorCode } from '../contract/errors.ts';
import type { Aggregate } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/event.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import type { AppendOutcome, EventStore, Expected, RecordedEvent } from '../ports/event-store.ts';
import { EventCodec, STORAGE_FORMAT } from './codec.ts';
import type { EventMeta, OpenedEvent } from './opened-event.ts';
import type { PersonKeys } from './person-keys.ts';
import { type Loaded, RememberedFolds } from './remembered-folds.ts';

/** Domain events for one stream, with the revision that the writer expects. */
export interface DomainAppend {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly (DomainEvent & EventMeta)[];
}

const RETRIES = { retries: 2, minTimeout: 50, factor: 4 };

/**
 * The typed log, which accepts and returns domain events. It checks, versions and seals events before the store gets
 * them. It opens and upcasts the events that it reads.
 */
export class EventLog {
  readonly #store: EventStore;
  readonly #codec: EventCodec;
  readonly #listeners = new Set<(stream: string) => void>();
  readonly #folds = new RememberedFolds();

  constructor(store: EventStore, keys: PersonKeys, format = STORAGE_FORMAT) {
    this.#store = store;
    this.#codec = new EventCodec(keys, format);
  }

  /**
   * Returns the state of one stream, or the one after revision `upTo`. Throws where the stream holds an event that the
   * aggregate does not recognise. The state is never older than the log: of a stream that is remembered, only the later
   * events are read.
   */
  async load<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    key: string,
    upTo = Number.POSITIVE_INFINITY,
  ): Promise<Loaded<State>> {
    const stream = aggregate.streamOf(key);
    const empty: Loaded<State> = { state: aggregate.initial, revision: 'none' };
    if (!aggregate.mayRemember || Number.isFinite(upTo)) return this.#fold(aggregate, stream, empty, upTo);
    const { forgotten } = this.#folds;
    const last = this.#folds.last(aggregate, stream);
    const later = await this.#fold(aggregate, stream, last, upTo);
    const isWhole = last.revision === 'none' || aggregate.mayRemember(later.state);
    // What was remembered was opened before: an event that ends that may change how the older ones read.
    const fold = isWhole ? later : await this.#fold(aggregate, stream, empty, upTo);
    this.#folds.keep(aggregate, stream, fold, forgotten);
    return fold;
  }

  /** Removes the remembered state of a stream from memory, because its person was erased. */
  forget(stream: string): void {
    this.#folds.forget(stream);
  }

  async #fold<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    stream: string,
    from: Loaded<State>,
    upTo: number,
  ): Promise<Loaded<State>> {
    let { state, revision } = from;
    for await (const event of this.read(stream, revision === 'none' ? 0 : revision + 1)) {
      if (event.revision > upTo) break;
      if (!aggregate.recognises(event))
        throw new Error(`${stream}@${event.revision} is not an event of a ${aggregate.name}`);
      state = aggregate.evolve(state, event, event.at);
      revision = event.revision;
    }
    return { state, revision };
  }

  /** Returns the opened events of a stream from a revision. */
  async *read(stream: string, from = 0): AsyncGenerator<OpenedEvent> {
    for await (const recorded of this.#store.read(stream, { from })) yield this.#codec.decode(recorded);
  }

  /** Returns the opened events of a feed, in their order. */
  async open(events: readonly RecordedEvent[]): Promise<readonly OpenedEvent[]> {
    const opened: OpenedEvent[] = [];
    for (const event of events) opened.push(await this.#codec.decode(event));
    return opened;
  }

  /**
   * Appends to one stream. It repeats an append with an unknown outcome, with the same ids and the same expected
   * revision. The store recognises such a repeat. Listeners are called before this resolves. Rejects with
   * `EngineUnavailable`.
   */
  async append(append: DomainAppend): Promise<AppendOutcome> {
    const encoded = await this.#encode(append);
    return this.#repeat([append.stream], () => this.#store.append(encoded));
  }

  /** Appends to many streams. Each append is atomic by itself; see `EventStore.appendMany`. */
  async appendMany(appends: readonly DomainAppend[]): Promise<readonly AppendOutcome[]> {
    const encoded = await Promise.all(appends.map((append) => this.#encode(append)));
    const streams = appends.map(({ stream }) => stream);
    return this.#repeat(streams, () => this.#store.appendMany(encoded));
  }

  /** Registers a listener, which gets the name of each stream that this process has appended to. */
  onAppended(listener: (stream: string) => void): void {
    this.#listeners.add(listener);
  }

  async #encode({ events, ...append }: DomainAppend) {
    return { ...append, events: await Promise.all(events.map((event) => this.#codec.encode(event))) };
  }

  /** Calls the listeners even where the outcome stays unknown, because the events may be in the store. */
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
