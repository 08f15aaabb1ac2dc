import pRetry from 'p-retry';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Append, EventStore, Expected, NewEvent, RecordedEvent } from '../../ports/event-store.ts';
import { ForeignData } from './foreign-data.ts';

/** Consecutive events of one stream. */
interface Run {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: NewEvent[];
  last: number;
}

const MOST_EVENTS = 500;
/** Characters of JSON: EventStoreDB accepts one megabyte per append. */
const MOST_CHARACTERS = 400_000;
const RETRIES = { retries: 5, minTimeout: 200, factor: 2 };

/** Consecutive events whose streams can be appended in parallel, because each keeps its own order. */
export class AppendWindow {
  readonly #runs = new Map<string, Run>();
  #latest: Run | undefined;
  #events = 0;
  #characters = 0;

  hasRoomFor(event: RecordedEvent): boolean {
    if (this.#events === 0) return true;
    if (this.#events >= MOST_EVENTS) return false;
    if (this.#characters + sizeOf(event) > MOST_CHARACTERS) return false;
    return this.#latest?.stream === event.stream || !this.#runs.has(event.stream);
  }

  add(event: RecordedEvent): void {
    const { stream, revision, id, type, version, at, actor, data, trace } = event;
    const expected = revision === 0 ? 'none' : revision - 1;
    const run = this.#runs.get(stream) ?? { stream, expected, events: [], last: revision };
    run.events.push({ id, type, version, at, actor, data, ...(trace === undefined ? {} : { trace }) });
    run.last = revision;
    this.#runs.set(stream, run);
    this.#latest = run;
    this.#events += 1;
    this.#characters += sizeOf(event);
  }

  runs(): readonly Readonly<Run>[] {
    return [...this.#runs.values()];
  }
}

const sizeOf = ({ data }: RecordedEvent) => JSON.stringify(data).length;

/** Appends a window. Recognises events that an earlier run, which was killed, has appended already. */
export async function appendWindow(store: EventStore, window: AppendWindow): Promise<void> {
  const appends = window.runs().map(({ stream, expected, events }) => ({ stream, expected, events }));
  if (appends.length === 0) return;
  const outcomes = await pRetry(() => store.appendMany(appends), {
    ...RETRIES,
    shouldRetry: ({ error }) => error instanceof EngineUnavailable,
  });
  for (const [n, append] of appends.entries()) if (!outcomes[n]?.ok) await continueRun(store, append);
}

/**
 * Handles a stream that has moved. Continues where the last append of a killed run moved it; throws `ForeignData` where
 * another writer did.
 */
async function continueRun(
  store: EventStore,
  { stream, expected, events }: Append & { readonly events: readonly NewEvent[] },
): Promise<void> {
  const first = expected === 'none' ? 0 : expected + 1;
  const there: string[] = [];
  for await (const { id } of store.read(stream, { from: first })) there.push(id);
  const missing = events.slice(there.length);
  const isOurs = there.length > 0 && there.every((id, n) => id === events[n]?.id);
  const last = first + there.length - 1;
  if (isOurs && missing.length === 0) return;
  if (isOurs && (await store.append({ stream, expected: last, events: missing })).ok) return;
  throw new ForeignData(`another process writes to the event store named (stream ${stream})`);
}
