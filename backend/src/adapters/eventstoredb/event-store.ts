import type { EventFeed } from '../../ports/event-feed.ts';
import { type Append, type EventStore, SYSTEM } from '../../ports/event-store.ts';
import { KeyedMutex } from '../../ports/keyed-mutex.ts';
import { latestProof } from '../../ports/latest-proof.ts';
import { assertAppends } from '../shared/appends.ts';
import { appendOne } from './append.ts';
import { appendAll } from './append-many.ts';
import { assertPrefix } from './assert-prefix.ts';
import { AppendConnection } from './connection/append-connection.ts';
import { connect, disconnect } from './connection/connect.ts';
import { leaderConnectionString } from './connection/connection-string.ts';
import { closed as closedError } from './errors.ts';
import { EventKinds } from './event-kinds.ts';
import { StreamNames } from './events/stream-names.ts';
import { createFeed } from './feed.ts';
import { readHead, readStream } from './log-reader.ts';
import type { Reader } from './reader.ts';
import { hostsOf } from './reasons.ts';
import { askServer, type LogServer } from './server-version.ts';
import { truncateStream } from './truncate.ts';

/** The beginning of our streams' names on the server. */
const BY_DEFAULT = 'qlaim.';

/** A stream that is never written. */
const WRITE_CHECK = 'write-check';

/**
 * The log in KurrentDB, or in EventStoreDB 23.10 or later, also as a cluster. `url` is a connection string, `esdb://…` or `kurrentdb://…`,
 * with TLS and credentials in it. `prefix` begins the name of each of our streams on the server. Without one it is `qlaim.`,
 * and a ping refuses a log of before, whose streams have none. Connects at the first call. Throws `RangeError`, without the
 * string, when it cannot be parsed. `store.close()` waits for pending responses and ends the feed.
 */
export function openEventStoreDb(
  url: string,
  prefix?: string,
): { readonly store: EventStore; readonly feed: EventFeed; readonly server: () => Promise<LogServer> } {
  const client = connect(url);
  const leaderUrl = leaderConnectionString(url);
  const leader = leaderUrl === undefined ? client : connect(leaderUrl);
  const connection = new AppendConnection(url);
  const closing = new AbortController();
  const names = new StreamNames(prefix ?? BY_DEFAULT);
  const log = { hosts: hostsOf(url), prefix: names.prefix };
  const reader: Reader = { client, leader, names, log, closing: closing.signal };
  // The server drops a repeat of an append under way, so appends to one stream wait for each other.
  const streams = new KeyedMutex();
  let closed: Promise<void> | undefined;
  let prefixed = prefix !== undefined;

  const assertOpen = (): void => {
    if (closed) throw closedError();
  };

  const send = (one: Append) => appendOne(connection, reader, one);
  const kinds = new EventKinds(reader, send);
  const append = (one: Append) => streams.runExclusive(one.stream, () => kinds.append(one));

  // The leader refuses the revision before it writes: whoever may append gets that answer, and the stream never exists.
  const proveWrite = latestProof(async () => {
    const id = crypto.randomUUID();
    const event = {
      id,
      type: 'WriteCheck',
      version: 1,
      at: new Date().toISOString(),
      actor: SYSTEM,
      data: {},
    };
    await send({ stream: WRITE_CHECK, expected: 0, events: [event] });
  });

  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all([connection.close(), ...[...new Set([client, leader])].map(disconnect)]);
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
    mayLag: leader !== client,
    read: (stream, options = {}) => readStream(reader, stream, options),
    truncate: async (stream, before) => {
      assertOpen();
      await truncateStream(reader, stream, before);
    },
    kinds: async () => {
      assertOpen();
      return kinds.list();
    },
    ping: async () => {
      await readHead(reader);
      if (!prefixed) await assertPrefix(reader);
      prefixed = true;
    },
    proveWrite: async () => {
      assertOpen();
      await proveWrite();
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
  return { store, feed: createFeed(reader), server: () => askServer(client) };
}
