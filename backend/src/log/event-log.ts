import pMap from 'p-map';
import pRetry from 'p-retry';
import type { ErrorCode } from '../contract/errors.ts';
import type { Aggregate } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/event.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import type {
  Actor,
  AppendOutcome,
  EventStore,
  Expected,
  ReadOptions,
  RecordedEvent,
} from '../ports/event-store.ts';
import { KeyedMutex } from '../ports/keyed-mutex.ts';
import { type Tracing, traced } from '../ports/telemetry/tracing.ts';
import { EventCodec } from './codec.ts';
import type { EventMeta, OpenedEvent } from './opened-event.ts';
import { inSlices, slices } from './pacing/slices.ts';
import type { PersonKeys } from './person-keys.ts';
import { type Loaded, RememberedFolds } from './remembered-folds.ts';

interface LoadOptions {
  readonly upTo?: number;
  readonly fresh?: boolean;
  readonly passing?: boolean;
}

/** Events of a stream that takes long enough to read again that its fold is remembered in any case. */
const LONG_STREAM = 32;

/** Appends that wait for keys of people at once. */
const ENCODING = { concurrency: 32 };

/** Domain events for one stream, with the revision that the writer expects. */
export interface DomainAppend {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly (DomainEvent & EventMeta)[];
}

const RETRIES = { retries: 2, minTimeout: 50, factor: 4 };

/** What all logs on one store share in this process. */
interface Shared {
  readonly listeners: Set<(stream: string) => void>;
  readonly folds: RememberedFolds;
  /** First folds that are running. Who asks meanwhile waits, and then folds only what is later. */
  readonly first: Map<string, Promise<unknown>>;
  readonly turns: KeyedMutex;
}

/**
 * The typed log, which accepts and returns domain events. It checks, versions and seals events before the store gets
 * them. It opens and upcasts the events that it reads.
 */
export class EventLog {
  readonly #store: EventStore;
  readonly #codec: EventCodec;
  readonly #tracing: Tracing | undefined;
  readonly #keys: PersonKeys;
  readonly #shared: Shared;
  readonly #domain: string | undefined;

  /** `asked`: of a log of the same store, for work that is asked for at a domain. */
  constructor(
    store: EventStore,
    keys: PersonKeys,
    tracing?: Tracing,
    asked?: { readonly shared: Shared; readonly at: string },
  ) {
    this.#store = store;
    this.#codec = new EventCodec(keys);
    this.#tracing = tracing;
    this.#keys = keys;
    this.#domain = asked?.at;
    this.#shared = asked?.shared ?? newShared(keys);
  }

  /** Returns the same log for work that is asked for at a domain, which what it appends then names. */
  askedAt(domain: string): EventLog {
    return new EventLog(this.#store, this.#keys, this.#tracing, { shared: this.#shared, at: domain });
  }

  /**
   * Returns the state of one stream, or the one after revision `upTo`. A `fresh` one holds every acknowledged append, also
   * where reads may lag. Throws where the stream holds an event that the aggregate does not recognise. Of a stream that is
   * remembered, only the later events are read. A `passing` load does not remember a short stream: it is for readers of very
   * many streams, which keep what they make of each.
   */
  async load<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    key: string,
    { upTo = Number.POSITIVE_INFINITY, fresh = false, passing = false }: LoadOptions = {},
  ): Promise<Loaded<State>> {
    const stream = aggregate.streamOf(key);
    const options = { upTo, fresh, passing };
    const empty: Loaded<State> = { state: aggregate.initial, revision: 'none' };
    if (!aggregate.mayRemember) return this.#fold(aggregate, stream, empty, options);
    if (Number.isFinite(upTo)) {
      const last = this.#shared.folds.last(aggregate, stream);
      const isLater = last.revision === 'none' || last.revision > upTo;
      return this.#fold(aggregate, stream, isLater ? empty : last, options);
    }
    if (this.#shared.folds.has(stream)) return this.#foldLater(aggregate, stream, options);
    const running = this.#shared.first.get(stream);
    if (running) {
      await running.catch(() => undefined);
      return this.#foldLater(aggregate, stream, options);
    }
    const first = this.#foldLater(aggregate, stream, options);
    this.#shared.first.set(stream, first);
    try {
      return await first;
    } finally {
      this.#shared.first.delete(stream);
    }
  }

  /**
   * Returns the state of one stream without a wait, folded from its events without those of `unread` types. Undefined where it takes
   * a wait: for a longer stream, a key that is not in memory, and a store that is elsewhere. Throws as `load` rejects.
   */
  loadNow<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    key: string,
    unread: ReadonlySet<string>,
  ): State | undefined {
    const stream = aggregate.streamOf(key);
    const events = this.#store.readNow?.(stream, unread);
    if (!events) return undefined;
    let state = aggregate.initial;
    for (const event of events) {
      const data = this.#codec.dataNow(event);
      if (!data) return undefined;
      state = evolved(aggregate, state, { ...event, data });
    }
    return state;
  }

  /**
   * Returns what is remembered of a stream without a read; undefined where nothing is. Another process may have appended since:
   * only an append at its revision tells.
   */
  remembered<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    key: string,
  ): Loaded<State> | undefined {
    const stream = aggregate.streamOf(key);
    return this.#shared.folds.has(stream) ? this.#shared.folds.last(aggregate, stream) : undefined;
  }

  /** Runs tasks that append to the same stream one after the other in this process, so that they do not race. */
  inTurn<T>(stream: string, task: () => Promise<T>): Promise<T> {
    return this.#shared.turns.runExclusive(stream, task);
  }

  /** Folds what is later than the remembered state, and remembers the result where the aggregate allows it. */
  async #foldLater<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    stream: string,
    options: LoadOptions,
  ): Promise<Loaded<State>> {
    const { folds } = this.#shared;
    const { forgotten } = folds;
    const last = folds.last(aggregate, stream);
    const later = await this.#fold(aggregate, stream, last, options);
    const isWhole = last.revision === 'none' || aggregate.mayRemember?.(later.state) === true;
    // What was remembered was opened before: an event that ends that may change how the older ones read.
    const empty: Loaded<State> = { state: aggregate.initial, revision: 'none' };
    const fold = isWhole ? later : await this.#fold(aggregate, stream, empty, options);
    const isShort = fold.revision === 'none' || fold.revision < LONG_STREAM;
    if (!options.passing || !isShort || folds.has(stream)) folds.keep(aggregate, stream, fold, forgotten);
    return fold;
  }

  async #fold<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    stream: string,
    from: Loaded<State>,
    { upTo = Number.POSITIVE_INFINITY, fresh = false }: LoadOptions,
  ): Promise<Loaded<State>> {
    let { state, revision } = from;
    for await (const event of this.read(stream, { from: revision === 'none' ? 0 : revision + 1, fresh })) {
      if (event.revision > upTo) break;
      state = evolved(aggregate, state, event);
      revision = event.revision;
    }
    return { state, revision };
  }

  /** Whether a load may miss the latest appends; a `fresh` one never does. */
  get mayLag(): boolean {
    return this.#store.mayLag ?? false;
  }

  /** Returns the opened events of a stream. A long one takes many turns of the event loop. */
  async *read(stream: string, options: ReadOptions = {}): AsyncGenerator<OpenedEvent> {
    const pause = slices.begin();
    for await (const recorded of this.#store.read(stream, options)) {
      yield this.#codec.decode(recorded);
      const paused = pause();
      if (paused) await paused;
    }
  }

  /** Returns the opened events of a feed, in their order. */
  async open(events: readonly RecordedEvent[]): Promise<readonly OpenedEvent[]> {
    const opened: OpenedEvent[] = [];
    for (const event of events) {
      const decoded = this.#codec.decode(event);
      opened.push(decoded instanceof Promise ? await decoded : decoded);
    }
    return opened;
  }

  /**
   * Appends to one stream. It repeats an append with an unknown outcome, with the same ids and the same expected
   * revision. The store recognises such a repeat. Listeners are called before this resolves. Rejects with
   * `EngineUnavailable`.
   */
  async append(append: DomainAppend): Promise<AppendOutcome> {
    return this.#traced([append], async () => {
      const encoded = await this.#encode(append);
      return this.#repeat([append.stream], () => this.#store.append(encoded));
    });
  }

  /** Appends what was decided on a loaded state. The state after it is remembered, so that the next load need not read it. */
  async appendDecided<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
    aggregate: Aggregate<State, Event, Command, Code>,
    stream: string,
    before: Loaded<State>,
    decided: { readonly events: DomainAppend['events']; readonly state: State },
  ): Promise<AppendOutcome> {
    const outcome = await this.append({ stream, expected: before.revision, events: decided.events });
    if (outcome.ok)
      this.#shared.folds.advance(aggregate, stream, before, {
        state: decided.state,
        revision: outcome.revision,
      });
    return outcome;
  }

  /** Appends to many streams. Each append is atomic by itself; see `EventStore.appendMany`. */
  async appendMany(appends: readonly DomainAppend[]): Promise<readonly AppendOutcome[]> {
    return this.#traced(appends, async () => {
      const encoded = await pMap(inSlices(appends), (append) => this.#encode(append), ENCODING);
      const streams = appends.map(({ stream }) => stream);
      return this.#repeat(streams, () => this.#store.appendMany(encoded));
    });
  }

  /** Registers a listener, which gets the name of each stream that this process has appended to. */
  onAppended(listener: (stream: string) => void): void {
    this.#shared.listeners.add(listener);
  }

  async #encode({ events, ...append }: DomainAppend) {
    const trace = this.#tracing?.current();
    const encoded = await Promise.all(
      events.map((event) => this.#codec.encode({ ...event, actor: this.#asked(event.actor) })),
    );
    return {
      ...append,
      events: trace === undefined ? encoded : encoded.map((event) => ({ ...event, trace })),
    };
  }

  #asked(actor: Actor): Actor {
    return this.#domain === undefined ? actor : { ...actor, domain: this.#domain };
  }

  /** Names no stream, because that of a code has the short code in it. */
  #traced<T>(appends: readonly DomainAppend[], work: () => Promise<T>): Promise<T> {
    if (!this.#tracing) return work();
    const types = new Set(appends.flatMap(({ events }) => events.map(({ type }) => type)));
    const attributes = { 'qlaim.event.types': [...types].join(' '), 'qlaim.appends': appends.length };
    return traced(this.#tracing, 'append', { kind: 'client', attributes }, work);
  }

  /** Calls the listeners even where the outcome stays unknown, because the events may be in the store. */
  async #repeat<T>(streams: readonly string[], attempt: () => Promise<T>): Promise<T> {
    try {
      return await pRetry(attempt, {
        ...RETRIES,
        shouldRetry: ({ error }) => error instanceof EngineUnavailable,
      });
    } finally {
      for (const stream of streams) for (const listener of this.#shared.listeners) listener(stream);
    }
  }
}

/** Throws for an event that the aggregate does not recognise. */
function evolved<State, Event extends DomainEvent, Command, Code extends ErrorCode>(
  aggregate: Aggregate<State, Event, Command, Code>,
  state: State,
  event: DomainEvent & Pick<OpenedEvent, 'stream' | 'revision' | 'at'>,
): State {
  if (aggregate.recognises(event)) return aggregate.evolve(state, event, event.at);
  throw new Error(`${event.stream}@${event.revision} is not an event of a ${aggregate.name}`);
}

function newShared(keys: PersonKeys): Shared {
  const folds = new RememberedFolds();
  keys.onForgotten((person) => folds.forget(person));
  return { listeners: new Set(), folds, first: new Map(), turns: new KeyedMutex() };
}
