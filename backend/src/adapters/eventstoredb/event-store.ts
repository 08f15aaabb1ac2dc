import type { EventFeed } from '../../ports/event-feed.ts';
import type { Append, EventStore } from '../../ports/event-store.ts';
import { appendOne } from './append.ts';
import { AppendLine } from './append-line.ts';
import { appendAll } from './append-many.ts';
import { connect, disconnect } from './connect.ts';
import { unavailable } from './errors.ts';
import { createFeed } from './feed.ts';
import { readHead, readStream } from './log-reader.ts';
import { OneByOne } from './one-by-one.ts';
import { assertSound } from './sound.ts';

/**
 * The log in EventStoreDB 23.10 or later, also as a cluster. `url` is a connection string, `esdb://…` or `kurrentdb://…`,
 * with TLS and credentials in it. Connects at the first call. Throws a `RangeError`, without the string, when it can not
 * be understood. `store.close()` waits for the answers still to come and ends the feed.
 */
export function openEventStoreDb(url: string): { readonly store: EventStore; readonly feed: EventFeed } {
  const reader = connect(url);
  const line = new AppendLine(url);
  const closing = new AbortController();
  // The server drops a repeat that meets the first still under way, so one stream's appends never overtake another.
  const streams = new OneByOne();
  let closed: Promise<void> | undefined;

  const assertOpen = (): void => {
    if (closed) throw unavailable(new Error('the event store is closed'));
  };

  const append = (one: Append) => streams.run(one.stream, () => appendOne(line, one));

  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all([line.close(), disconnect(reader)]);
  };

  const store: EventStore = {
    append: async (one) => {
      assertOpen();
      assertSound([one]);
      return append(one);
    },
    appendMany: async (appends) => {
      assertOpen();
      assertSound(appends);
      return appendAll(appends, append);
    },
    read: (stream, options) => readStream(reader, closing.signal, stream, options?.from ?? 0),
    ping: async () => {
      await readHead(reader, closing.signal);
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
  return { store, feed: createFeed(reader, closing.signal) };
}
