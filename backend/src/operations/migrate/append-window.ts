import pRetry from 'p-retry';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Append, EventStore, Expected, NewEvent, RecordedEvent } from '../../ports/event-store.ts';
import { ForeignData } from './foreign-data.ts';

/** Events of one stream that follow one another. */
interface Run {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: NewEvent[];
  last: number;
}

const MOST_EVENTS = 500;
/** Characters of JSON; EventStoreDB takes a megabyte an append. */
const MOST_CHARACTERS = 400_000;
const RETRIES = { retries: 5, minTimeout: 200, factor: 2 };

/** Consecutive events, for as long as appending their streams side by side keeps the order of each. */
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
    const { stream, revision, id, type, version, at, actor, data } = event;
    const expected = revision === 0 ? 'none' : revision - 1;
    const run = this.#runs.get(stream) ?? { stream, expected, events: [], last: revision };
    run.events.push({ id, type, version, at, actor, data });
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

/** Appends a window; where it was appended before, by a run that was killed, it is known again. */
export async function appendWindow(store: EventStore, window: AppendWindow): Promise<void> {
  const appends = window.runs().map(({ stream, expected, events }) => ({ stream, expected, events }));
  if (appends.length === 0) return;
  const outcomes = await pRetry(() => store.appendMany(appends), {
    ...RETRIES,
    shouldRetry: ({ error }) => error instanceof EngineUnavailable,
  });
  for (const [n, append] of appends.entries()) if (!outcomes[n]?.ok) await goOn(store, append);
}

/** The stream has moved: by what a killed run had still under way, or by somebody else. Only the first is gone on from. */
async function goOn(
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
  throw new ForeignData(`somebody else writes to the event store named (stream ${stream})`);
}
