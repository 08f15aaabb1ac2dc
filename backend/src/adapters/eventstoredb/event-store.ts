import type { EventFeed } from '../../ports/event-feed.ts';
import type { Append, EventStore } from '../../ports/event-store.ts';
import { assertAppends } from '../shared/appends.ts';
import { appendOne } from './append.ts';
import { AppendConnection } from './append-connection.ts';
import { appendAll } from './append-many.ts';
import { connect, disconnect } from './connect.ts';
import { unavailable } from './errors.ts';
import { createFeed } from './feed.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { readHead, readStream } from './log-reader.ts';

/**
 * The log in EventStoreDB 23.10 or later, also as a cluster. `url` is a connection string, `esdb://…` or `kurrentdb://…`,
 * with TLS and credentials in it. Connects at the first call. Throws `RangeError`, without the string, when it cannot be
 * parsed. `store.close()` waits for pending responses and ends the feed.
 */
export function openEventStoreDb(url: string): { readonly store: EventStore; readonly feed: EventFeed } {
  const reader = connect(url);
  const connection = new AppendConnection(url);
  const closing = new AbortController();
  // The server drops a repeat of an append under way, so appends to one stream wait for each other.
  const streams = new KeyedMutex();
  let closed: Promise<void> | undefined;

  const assertOpen = (): void => {
    if (closed) throw unavailable(new Error('the event store is closed'));
  };

  const append = (one: Append) => streams.runExclusive(one.stream, () => appendOne(connection, one));

  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all([connection.close(), disconnect(reader)]);
  };

  const store: EventStore = {
    append: async (one) => {
      assertOpen();
      assertAppends([one]);
      return append(one);
    },
    appendMany: async (appends) => {
      assertOpen();
      assertAppends(appends);
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
