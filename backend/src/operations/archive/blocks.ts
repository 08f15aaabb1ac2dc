import { z } from 'zod';
import { SharedColumn } from '../../domain/scans/columns.ts';
import { storedScans } from '../../domain/scans/versions.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { StoredEvent } from '../backup/log-lines.ts';

/** What most events of a block have in common. */
const Kind = StoredEvent.pick({ type: true, version: true, actor: true, trace: true });

/**
 * Events that follow each other in a stream, as one line has them. What compresses differently stands apart, so that an event of one scan
 * takes less than half of what it takes in a line of its own.
 */
export const Block = z.strictObject({
  /** The ids of the events, one behind the other: 32 hexadecimal digits each. */
  ids: z.string().regex(/^(?:[0-9a-f]{32})+$/),
  /** When the first event was recorded, in milliseconds since 1970, and for each of the others how many later. */
  times: z.array(z.int()),
  kinds: z.array(Kind),
  /** For each event its place in `kinds`; absent where it is 0 for all. */
  kindOf: z.array(z.int()).optional(),
  data: z.array(StoredEvent.shape.data),
});
export type Block = z.infer<typeof Block>;

/** A block has as many events or scans at most: some hundred kilobytes of JSON. */
const [EVENTS, SCANS] = [256, 4_096];
const ID_LENGTH = 32;
const DASHES_BEFORE = [8, 12, 16, 20] as const;

/** Yields events in blocks. Throws for an event that a block can't hold as it is. */
export async function* inBlocks(events: AsyncIterable<RecordedEvent>): AsyncGenerator<Block> {
  let block = new OpenBlock();
  for await (const event of events) {
    block.add(event);
    if (!block.isFull) continue;
    yield block.close();
    block = new OpenBlock();
  }
  if (!block.isEmpty) yield block.close();
}

class OpenBlock {
  readonly #ids: string[] = [];
  readonly #times: number[] = [];
  readonly #kinds = new SharedColumn<string>();
  readonly #data: RecordedEvent['data'][] = [];
  #last = 0;
  #scans = 0;

  get isEmpty(): boolean {
    return this.#data.length === 0;
  }

  get isFull(): boolean {
    return this.#data.length >= EVENTS || this.#scans >= SCANS;
  }

  add(event: RecordedEvent): void {
    const { stream, revision, id, at, type, version, actor, data, trace } = event;
    const digits = id.replaceAll('-', '');
    const time = Date.parse(at);
    if (idOf(digits) !== id || Number.isNaN(time) || atOf(time) !== at)
      throw new Error(`${stream}@${revision} has the id ${id} and the time ${at}, which no archive holds`);
    this.#ids.push(digits);
    this.#times.push(time - this.#last);
    this.#last = time;
    this.#kinds.add(JSON.stringify({ type, version, actor, ...(trace === undefined ? {} : { trace }) }));
    this.#data.push(data);
    this.#scans += storedScans(event);
  }

  close(): Block {
    const { list, places } = this.#kinds;
    return {
      ids: this.#ids.join(''),
      times: this.#times,
      kinds: list.map((kind) => Kind.parse(JSON.parse(kind))),
      ...(places === undefined ? {} : { kindOf: places }),
      data: this.#data,
    };
  }
}

/** Yields the events of a block. `revision`: that of the first. Returns undefined where the lists of a block do not fit each other. */
export function eventsIn(
  { ids, times, kinds, kindOf, data }: Block,
  stream: string,
  revision: number,
): readonly RecordedEvent[] | undefined {
  const count = data.length;
  if (ids.length !== count * ID_LENGTH || times.length !== count || (kindOf?.length ?? count) !== count)
    return undefined;
  const events: RecordedEvent[] = [];
  let time = 0;
  for (const [place, of] of data.entries()) {
    const kind = kinds[kindOf?.[place] ?? 0];
    time += times[place] ?? 0;
    if (!kind || !isTime(time)) return undefined;
    const { type, version, actor, trace } = kind;
    events.push({
      stream,
      revision: revision + place,
      id: idOf(ids.slice(place * ID_LENGTH, (place + 1) * ID_LENGTH)),
      type,
      version,
      at: atOf(time),
      actor,
      data: of,
      ...(trace === undefined ? {} : { trace }),
    });
  }
  return events;
}

/** Milliseconds on either side of 1970 that a date can have. */
const LATEST = 8.64e15;
const isTime = (time: number): boolean => Math.abs(time) <= LATEST;
const atOf = (time: number): string => new Date(time).toISOString();

/** Returns an id with its dashes. */
function idOf(digits: string): string {
  let id = '';
  let from = 0;
  for (const end of DASHES_BEFORE) {
    id += `${digits.slice(from, end)}-`;
    from = end;
  }
  return id + digits.slice(from);
}
