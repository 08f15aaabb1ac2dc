import { BACKWARDS, END, FORWARDS, START, StreamNotFoundError } from '@eventstore/db-client';
import { BATCH_CHARACTERS } from '../../ports/event-feed.ts';
import type { ReadOptions, RecordedEvent } from '../../ports/event-store.ts';
import { collect } from './collect.ts';
import { closed, toPortError } from './errors.ts';
import { toRecordedEvent } from './events/event-codec.ts';
import { BEGINNING, isBehind, type Place } from './events/position.ts';
import { weightOf } from './events/weight.ts';
import { wantedStream } from './filter.ts';
import type { Reader } from './reader.ts';

/** Events of one page. A page is read to its end before the first event is returned, so that no read stays open. */
const PAGE = 500;

/** The place of the last event of the log, in any stream. */
export async function readHead(reader: Reader): Promise<Place> {
  const read = () => reader.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
  const { items } = await finished(() => collect(read()), reader, 'a read of the log');
  return items[0]?.event?.position ?? BEGINNING;
}

/** Returns whether no event of the streams comes after a place. Reads on until it finds one, or the end of the log. */
export async function endsAt(
  reader: Reader,
  place: Place,
  streams: readonly string[] | undefined,
): Promise<boolean> {
  for (let from = place; ; ) {
    const options = {
      direction: FORWARDS,
      fromPosition: from === BEGINNING ? START : from,
      maxCount: PAGE,
    } as const;
    const { items: page, cut } = await finished(
      () => collect(reader.client.readAll(options), fullAfter(BATCH_CHARACTERS)),
      reader,
      'a read of the log',
    );
    // A read begins with the event at the place itself.
    const after = page.flatMap(({ event }) => (event && isBehind(event.position, from) ? [event] : []));
    if (after.some((event) => wantedStream(event, reader.names, streams) !== undefined)) return false;
    const last = after.at(-1);
    if (!last || (!cut && page.length < PAGE)) return true;
    from = last.position;
  }
}

export async function* readStream(
  reader: Reader,
  stream: string,
  { from = 0, fresh = false }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  for (let next = BigInt(from); ; ) {
    const options = {
      direction: FORWARDS,
      fromRevision: next,
      maxCount: PAGE,
      resolveLinkTos: false,
      requiresLeader: fresh,
    } as const;
    const { items: page, cut } = await finished(
      () => collectStream(reader, stream, options),
      reader,
      `a read of ${stream}`,
    );
    for (const { event } of page) if (event) yield toRecordedEvent(stream, event);
    const last = page.at(-1)?.event;
    if (!last || (!cut && page.length < PAGE)) return;
    next = last.revision + 1n;
  }
}

export async function collectStream(
  { client, leader, names }: Reader,
  stream: string,
  options: NonNullable<Parameters<Reader['client']['readStream']>[1]>,
) {
  try {
    return await collect(
      (options.requiresLeader ? leader : client).readStream(names.onServer(stream), options),
      fullAfter(BATCH_CHARACTERS),
    );
  } catch (error) {
    if (error instanceof StreamNotFoundError) return { items: [], cut: false };
    throw error;
  }
}

/** True once the events so far have this many characters of data. */
export function fullAfter(
  characters: number,
): (item: { readonly event?: { readonly data: unknown } }) => boolean {
  let left = characters;
  return ({ event }) => {
    left -= weightOf(event?.data);
    return left <= 0;
  };
}

/** A read that closing cuts off looks complete, so a result that arrives while closing is rejected. */
export async function finished<T>(
  read: () => Promise<T>,
  { closing, log }: Reader,
  what: string,
): Promise<T> {
  const assertOpen = () => {
    if (closing.aborted) throw closed();
  };
  assertOpen();
  try {
    return await read();
  } catch (error) {
    throw toPortError(error, what, log);
  } finally {
    assertOpen();
  }
}
