import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { BATCH_CHARACTERS } from '../../ports/event-feed.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { collect } from './collect.ts';
import { toPortError, unavailable } from './errors.ts';
import { toRecordedEvent } from './event-codec.ts';
import { isWanted } from './filter.ts';
import { BEGINNING, isBehind, type Place } from './position.ts';
import { weightOf } from './weight.ts';

/** Events of one page. A page is read to its end before the first event is returned, so that no read stays open. */
const PAGE = 500;

/** The place of the last event of the log, in any stream. */
export async function readHead(client: EventStoreDBClient, closing: AbortSignal): Promise<Place> {
  const read = () => client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
  const { items } = await finished(() => collect(read()), closing, 'a read of the log');
  return items[0]?.event?.position ?? BEGINNING;
}

/** Returns whether no event of the streams comes after a place. Reads on until it finds one, or the end of the log. */
export async function endsAt(
  client: EventStoreDBClient,
  closing: AbortSignal,
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
      () => collect(client.readAll(options), fullAfter(BATCH_CHARACTERS)),
      closing,
      'a read of the log',
    );
    // A read begins with the event at the place itself.
    const after = page.flatMap(({ event }) => (event && isBehind(event.position, from) ? [event] : []));
    if (after.some((event) => isWanted(event, streams))) return false;
    const last = after.at(-1);
    if (!last || (!cut && page.length < PAGE)) return true;
    from = last.position;
  }
}

export async function* readStream(
  client: EventStoreDBClient,
  closing: AbortSignal,
  stream: string,
  from: number,
): AsyncGenerator<RecordedEvent> {
  for (let next = BigInt(from); ; ) {
    const options = {
      direction: FORWARDS,
      fromRevision: next,
      maxCount: PAGE,
      resolveLinkTos: false,
    } as const;
    const { items: page, cut } = await finished(
      () => collectStream(client, stream, options),
      closing,
      `a read of ${stream}`,
    );
    for (const { event } of page) if (event) yield toRecordedEvent(event);
    const last = page.at(-1)?.event;
    if (!last || (!cut && page.length < PAGE)) return;
    next = last.revision + 1n;
  }
}

async function collectStream(
  client: EventStoreDBClient,
  stream: string,
  options: Parameters<EventStoreDBClient['readStream']>[1],
) {
  try {
    return await collect(client.readStream(stream, options), fullAfter(BATCH_CHARACTERS));
  } catch (error) {
    if (error instanceof StreamNotFoundError) return { items: [], cut: false };
    throw error;
  }
}

/** True once the events so far have this many characters of data. */
function fullAfter(characters: number): (item: { readonly event?: { readonly data: unknown } }) => boolean {
  let left = characters;
  return ({ event }) => {
    left -= weightOf(event?.data);
    return left <= 0;
  };
}

/** A read that closing cuts off looks complete, so a result that arrives while closing is rejected. */
async function finished<T>(read: () => Promise<T>, closing: AbortSignal, what: string): Promise<T> {
  const assertOpen = () => {
    if (closing.aborted) throw unavailable(new Error('the event store is closed'));
  };
  assertOpen();
  try {
    return await read();
  } catch (error) {
    throw toPortError(error, what);
  } finally {
    assertOpen();
  }
}
