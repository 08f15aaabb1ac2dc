import type { EventFeed, FeedBatch, Subscription } from '../../ports/event-feed.ts';
import { Beginnings } from './beginnings.ts';
import { closed, isUnforeseen, toPortError } from './errors.ts';
import { comparePositions, formatPlace, type Place, parsePlace, shareOf } from './events/position.ts';
import { filterOf } from './filter.ts';
import { followInbox } from './follow.ts';
import { Inbox } from './inbox.ts';
import { endsAt, readHead } from './log-reader.ts';
import { readBack } from './read-back.ts';
import type { Reader } from './reader.ts';

const BATCH_SIZE = 500;

/** The most events that the client reads ahead of the follower. */
const READ_AHEAD = 500;

/**
 * A catch-up subscription to `$all`, filtered in the server. It never resubscribes by itself: whatever ends it rejects, and
 * the follower subscribes again from the last position handled.
 */
export function createFeed(reader: Reader): EventFeed {
  return {
    compare: comparePositions,
    share: shareOf,
    back: (before, page) => readBack(reader, before === 'end' ? before : parsePlace(before), page),
    subscribe: (subscription) => follow(reader, subscription),
  };
}

async function* follow(
  reader: Reader,
  { after, streams, batchSize = BATCH_SIZE, signal }: Subscription,
): AsyncGenerator<FeedBatch> {
  if (!Number.isSafeInteger(batchSize) || batchSize < 1) {
    throw new RangeError(`${batchSize} is not a batch size`);
  }
  const { client, closing, names, log } = reader;
  if (closing.aborted) throw closed();
  if (signal.aborted) return;
  const start = after === 'now' ? await readHead(reader) : parsePlace(after);
  const inbox = new Inbox((reached) =>
    client.subscribeToAll(
      { fromPosition: start, filter: filterOf(names, streams, reached), resolveLinkTos: false },
      { highWaterMark: Math.min(batchSize, READ_AHEAD) },
    ),
  );
  const listening = new AbortController();
  signal.addEventListener('abort', () => inbox.wake(), listening);
  closing.addEventListener('abort', () => inbox.fail(closed()), listening);
  try {
    const beginnings = new Beginnings(reader);
    const ends = (place: Place) => endsAt(reader, place, streams);
    yield* followInbox(inbox, { start, names, streams, batchSize, endsAt: ends, beginnings, signal });
  } catch (error) {
    await assertKnown(reader, inbox, start, error);
    throw toPortError(error, 'a subscription to the log', log);
  } finally {
    listening.abort();
    inbox.close();
  }
}

/**
 * A position that this log never gave is a mistake, not an outage, and waiting does not help. The server has no error of
 * its own for it. So a server that still responds to a read means that the position is at fault.
 */
async function assertKnown(reader: Reader, inbox: Inbox, start: Place, error: unknown): Promise<void> {
  if (inbox.confirmed || start === 'start' || !isUnforeseen(error)) return;
  await readHead(reader);
  throw new RangeError(`${formatPlace(start)} is not a position of this feed`, { cause: error });
}
