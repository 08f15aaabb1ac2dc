import { setImmediate as turn } from 'node:timers/promises';
import type { EventFeed, FeedBatch, Subscription } from '../../../ports/event-feed.ts';
import type { FeedPage } from './feed-pages.ts';
import type { LogReader } from './log-reader.ts';
import type { Signal, Wakeups } from './wakeups.ts';

const BATCH_SIZE = 500;

/** Positions without a match after which a follower gets an empty batch, so that it need not pass them again. */
const SILENT_STRETCH = 10_000;

/**
 * The log in order of position. SQLite has one writer at a time, so positions become visible in their order. None appears
 * before one already read. `now` is the moment of the first pull.
 */
export function createFeed(log: LogReader, wakeups: Wakeups): EventFeed {
  return {
    compare: (first, second) => Number(first) - Number(second),
    share: (position, end) => Math.min(1, Number(position) / Math.max(1, Number(end))),
    back: async (before, { streams, limit }) => {
      const end = before === 'end' ? log.head() + 1 : positionOf(before);
      const { events, start } = log.pageBack(end, streams, limit);
      return { events, next: start <= 1 ? null : String(start) };
    },
    until: async (time) => String(log.until(time)),
    subscribe: (subscription) =>
      wakeups.follow(subscription.streams, (signal) => follow(log, signal, subscription)),
    hurry: (streams) => wakeups.hurry(streams),
  };
}

async function* follow(
  log: LogReader,
  changed: Signal,
  subscription: Subscription,
): AsyncGenerator<FeedBatch> {
  const { after, batchSize = BATCH_SIZE, signal } = subscription;
  if (!Number.isSafeInteger(batchSize) || batchSize < 1) {
    throw new RangeError(`${batchSize} is not a batch size`);
  }
  const pageAfter = log.feed.of(subscription, batchSize);
  let position = startOf(log, after);
  let last = { end: position, caughtUp: false };
  let atEnd = false;
  const pageFrom = (place: number) => {
    changed.reset();
    return pageAfter(place, last.caughtUp);
  };
  while (!signal.aborted) {
    const page: FeedPage | undefined = atEnd ? passed(log, changed, position) : undefined;
    const { events, end, caughtUp }: FeedPage = page ?? pageFrom(position);
    position = end;
    atEnd = caughtUp;
    const isFar = end - last.end >= SILENT_STRETCH;
    if (events.length > 0 || isFar || (caughtUp && !last.caughtUp)) {
      last = { end, caughtUp };
      yield { events, position: String(end), caughtUp };
    }
    if (caughtUp) await changed.wait(signal);
    // A long catch-up leaves the event loop to others between its pages.
    else await turn();
  }
}

/** An empty page up to the end of the log, where a follower that was there has missed only events of other streams. */
function passed(log: LogReader, changed: Signal, position: number): FeedPage | undefined {
  const head = changed.pass(() => log.head());
  return head === undefined ? undefined : { events: [], end: Math.max(head, position), caughtUp: true };
}

function startOf(log: LogReader, after: Subscription['after']): number {
  if (after === 'start') return 0;
  if (after === 'now') return log.head();
  return positionOf(after);
}

function positionOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`${text} is not a position of this feed`);
  return Number(text);
}
