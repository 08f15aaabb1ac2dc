import { BACKWARDS, END, START } from '@eventstore/db-client';
import { BATCH_CHARACTERS, type PageBack } from '../../ports/event-feed.ts';
import { Beginnings } from './beginnings.ts';
import { collect } from './collect.ts';
import { toRecordedEvent } from './events/event-codec.ts';
import { BEGINNING, formatPlace, isBehind, type Place } from './events/position.ts';
import { wantedStream } from './filter.ts';
import { finished, fullAfter } from './log-reader.ts';
import type { Reader } from './reader.ts';

/** Events of the cluster that one page reads, ours or not. */
const WINDOW = 500;

/** Reads the events before a place of `$all`, the newest first. The server reads on, where others share the cluster. */
export async function readBack(
  reader: Reader,
  before: 'end' | Place,
  { streams, limit }: { readonly streams?: readonly string[]; readonly limit: number },
): Promise<PageBack> {
  const options = {
    direction: BACKWARDS,
    fromPosition: before === 'end' ? END : before === BEGINNING ? START : before,
    maxCount: WINDOW,
    resolveLinkTos: false,
  } as const;
  const { items, cut } = await finished(
    () => collect(reader.client.readAll(options), fullAfter(BATCH_CHARACTERS)),
    reader,
    'a read of the log',
  );
  const older = items.flatMap(({ event }) =>
    event && (before === 'end' || isBehind(before === BEGINNING ? event.position : before, event.position))
      ? [event]
      : [],
  );
  const events: PageBack['events'][number][] = [];
  const beginnings = new Beginnings(reader);
  for (const event of older) {
    const stream = wantedStream(event, reader.names, streams);
    if (stream === undefined) continue;
    events.push(
      ...(await beginnings.without([
        { ...toRecordedEvent(stream, event), position: formatPlace(event.position) },
      ])),
    );
    if (events.length === limit) return { events, next: formatPlace(event.position) };
  }
  const last = older.at(-1);
  const ended = !last || (!cut && items.length < WINDOW);
  return { events, next: ended ? null : formatPlace(last.position) };
}
