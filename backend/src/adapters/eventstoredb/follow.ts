import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { FeedBatch, FeedEvent } from '../../ports/event-feed.ts';
import type { Beginnings } from './beginnings.ts';
import { toRecordedEvent } from './events/event-codec.ts';
import { formatPlace, isBehind, type Place } from './events/position.ts';
import type { StreamNames } from './events/stream-names.ts';
import { wantedStream } from './filter.ts';
import type { Inbox } from './inbox.ts';

/** Checkpoints without an event after which a follower gets an empty batch, so that it need not pass them again. */
const SILENT_STEPS = 100;

interface Following {
  /** The place after which the subscription starts. */
  readonly start: Place;
  readonly names: StreamNames;
  readonly streams: readonly string[] | undefined;
  readonly batchSize: number;
  /** Whether the log has no event of these streams after a place. Asked after a long silence. */
  readonly endsAt: (place: Place) => Promise<boolean>;
  readonly beginnings: Pick<Beginnings, 'without'>;
  readonly signal: AbortSignal;
}

/** Groups what arrives into batches. The first comes once the server confirms. Throws the inbox's failure. */
export async function* followInbox(
  inbox: Inbox,
  { start, names, streams, batchSize, endsAt, beginnings, signal }: Following,
): AsyncGenerator<FeedBatch> {
  let place = start;
  let last: { readonly caughtUp: boolean; readonly steps: number } | undefined;
  while (!signal.aborted) {
    if (inbox.failure) throw inbox.failure.error;
    const taken = await inbox.take(batchSize);
    const events = await beginnings.without(
      taken.flatMap((resolved) => toFeedEvents(resolved, names, streams)),
    );
    place = placeBehind(taken, inbox, place);
    const { caughtUp, steps } = inbox;
    const passed = steps - (last?.steps ?? 0) >= SILENT_STEPS && inbox.empty;
    const first = last === undefined && inbox.confirmed;
    if (first || events.length > 0 || passed || (caughtUp && !last?.caughtUp)) {
      last = { caughtUp, steps };
      yield { events, position: formatPlace(place), caughtUp };
    } else if (inbox.empty) {
      const spoken = await inbox.changed();
      if (!spoken && (await endsAt(place)) && inbox.empty) inbox.assumeCaughtUp();
    }
  }
}

/** The position that the server has reached counts once all events before it are taken. It may lie before the last event. */
function placeBehind(taken: readonly AllStreamResolvedEvent[], inbox: Inbox, before: Place): Place {
  const last = taken.findLast(({ event }) => event)?.event?.position ?? before;
  const { reached } = inbox;
  return reached && isBehind(reached, last) ? reached : last;
}

function toFeedEvents(
  { event }: AllStreamResolvedEvent,
  names: StreamNames,
  streams: readonly string[] | undefined,
): readonly FeedEvent[] {
  const stream = event && wantedStream(event, names, streams);
  if (!event || stream === undefined) return [];
  return [{ ...toRecordedEvent(stream, event), position: formatPlace(event.position) }];
}
