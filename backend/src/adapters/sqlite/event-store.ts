import type { EventFeed } from '../../ports/event-feed.ts';
import type {
  Append,
  AppendOutcome,
  EventStore,
  ReadOptions,
  RecordedEvent,
} from '../../ports/event-store.ts';
import { assertAppends } from '../shared/appends.ts';
import type { EngineThread } from './channel.ts';
import { closed } from './errors.ts';
import { createFeed } from './event-log/feed.ts';
import { GroupCommit } from './event-log/group-commit.ts';
import { LogReader } from './event-log/log-reader.ts';
import { openConnections } from './event-log/open.ts';
import { ShortStreams } from './event-log/short-streams.ts';
import type { StreamEnds } from './event-log/stream-ends.ts';
import { truncateStream } from './event-log/truncate-stream.ts';
import { Wakeups } from './event-log/wakeups.ts';
import { WalCheckpointer } from './event-log/wal/wal-checkpointer.ts';
import { Writer } from './event-log/writer.ts';

export interface LogOptions {
  /** Milliseconds between two checks for events that other processes have appended; 50 when absent. */
  readonly pollMs?: number;
  /** The thread that copies the write-ahead log; its own when absent. */
  readonly thread?: EngineThread;
}

/**
 * The log in one SQLite file. The calling thread writes it, with one durable commit per turn of the event loop. Several
 * processes of one machine may open the same file. `store.close()` writes pending appends and ends the feed. Throws an error
 * that names the file when it is not a usable event log.
 */
export function openSqliteEventStore(
  file: string,
  { pollMs, thread = 'own' }: LogOptions = {},
): { readonly store: EventStore; readonly feed: EventFeed } {
  const connections = openConnections(file);
  const { reader } = connections;
  const writer = new Writer(connections.writer, connections.writerAgain);
  const log = new LogReader(reader);
  const short = new ShortStreams(writer);
  const wakeups = new Wakeups(() => writer.foreignVersion(), pollMs);
  const commits = new GroupCommit(writer, (stored) => {
    wakeups.committed(stored);
    checkpointer.committed();
  });
  const checkpointer = new WalCheckpointer(file, commits, thread);
  let closing: Promise<void> | undefined;

  const appendMany = async (appends: readonly Append[]): Promise<AppendOutcome[]> => {
    if (closing) throw closed();
    assertAppends(appends);
    return Promise.all(appends.map((append) => commits.append(append)));
  };

  const close = async (): Promise<void> => {
    await commits.drained();
    await checkpointer.close();
    reader.close();
    // The last connection to close copies the write-ahead log into the file.
    writer.close();
    wakeups.close();
  };

  const store: EventStore = {
    append: async (append) => {
      if (closing) throw closed();
      assertAppends([append]);
      return commits.append(append);
    },
    appendMany,
    readNow: (stream, unread) => short.read(stream, unread),
    read: (stream, options) => readStream(log, writer.ends, stream, options),
    truncate: async (stream, before) => {
      if (closing) throw closed();
      await commits.exclusively((db) => truncateStream(db, stream, before));
      log.feed.forget();
    },
    kinds: async () => log.kinds(),
    ping: async () => {
      log.head();
    },
    proveWrite: async () => {
      if (closing) throw closed();
      await commits.proveWrite();
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
  return { store, feed: createFeed(log, wakeups) };
}

async function* readStream(
  log: LogReader,
  ends: StreamEnds,
  stream: string,
  { from = 0, fresh = false }: ReadOptions = {},
): AsyncGenerator<RecordedEvent> {
  if (ends.isBefore(stream, from) && !fresh) return;
  let next = from;
  for (;;) {
    const { events, last } = log.streamPage(stream, next);
    next = (events.at(-1)?.revision ?? next - 1) + 1;
    if (last) ends.note(stream, next - 1);
    yield* events;
    if (last) return;
  }
}
