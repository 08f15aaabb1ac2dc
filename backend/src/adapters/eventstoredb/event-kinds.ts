import {
  type Append,
  type AppendOutcome,
  type EventKind,
  type Expected,
  type NewEvent,
  SYSTEM,
} from '../../ports/event-store.ts';
import { KeyedMutex } from '../../ports/keyed-mutex.ts';
import { readStream } from './log-reader.ts';
import type { Reader } from './reader.ts';

/** A stream of its own, outside of those that feeds send. Its name is ours also where streams have no prefix. */
const STREAM = 'qlaim-kinds';

/** Thrown by the events of an append, before anything is sent. */
class NotNoted extends Error {}

/**
 * The types and versions of the log's events, each noted before its first event. Who starts on the log learns from them
 * whether a newer version of the program has written to it: the server itself cannot be asked.
 */
export class EventKinds {
  readonly #reader: Reader;
  readonly #send: (append: Append) => Promise<AppendOutcome>;
  readonly #turns = new KeyedMutex();
  #noted: ReadonlySet<string> = new Set();

  constructor(reader: Reader, send: (append: Append) => Promise<AppendOutcome>) {
    this.#reader = reader;
    this.#send = send;
  }

  /** Appends after the kinds of the events are noted. That takes two calls for a new kind, and otherwise none. */
  async append(append: Append): Promise<AppendOutcome> {
    const { events } = append;
    if (typeof events !== 'function') {
      if (!this.#hasNoted(events)) await this.#note(events);
      return this.#send(append);
    }
    let taken: readonly NewEvent[] = [];
    const take = () => {
      taken = events();
      if (!this.#hasNoted(taken)) throw new NotNoted();
      return taken;
    };
    try {
      return await this.#send({ ...append, events: take });
    } catch (error) {
      if (!(error instanceof NotNoted)) throw error;
    }
    await this.#note(taken);
    return this.#send({ ...append, events: taken });
  }

  async list(): Promise<readonly EventKind[]> {
    return (await this.#read()).kinds;
  }

  #hasNoted(events: readonly NewEvent[]): boolean {
    return events.every((event) => this.#noted.has(keyOf(event)));
  }

  /** Repeats where another process notes kinds at the same time. */
  #note(events: readonly NewEvent[]): Promise<void> {
    return this.#turns.runExclusive(STREAM, async () => {
      while (!this.#hasNoted(events)) {
        const { kinds, expected } = await this.#read();
        this.#noted = new Set(kinds.map(keyOf));
        const missing = new Map(events.map((event) => [keyOf(event), event]));
        for (const key of this.#noted) missing.delete(key);
        if (missing.size === 0) return;
        await this.#send({ stream: STREAM, expected, events: [...missing.values()].map(noteOf) });
      }
    });
  }

  async #read(): Promise<{ readonly kinds: readonly EventKind[]; readonly expected: Expected }> {
    const kinds: EventKind[] = [];
    let expected: Expected = 'none';
    for await (const { data, revision } of readStream(this.#reader, STREAM, { fresh: true })) {
      kinds.push({ type: String(data['type']), version: Number(data['version']) });
      expected = revision;
    }
    return { kinds, expected };
  }
}

const keyOf = ({ type, version }: EventKind): string => `${version} ${type}`;

const noteOf = ({ type, version }: EventKind): NewEvent => ({
  id: crypto.randomUUID(),
  type: 'KindNoted',
  version: 1,
  at: new Date().toISOString(),
  actor: SYSTEM,
  data: { type, version },
});
