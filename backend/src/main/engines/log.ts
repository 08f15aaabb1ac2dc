import { join } from 'node:path';
import type { LogServer } from '../../adapters/eventstoredb/server-version.ts';
import type { EngineThread } from '../../adapters/sqlite/channel.ts';
import { openSqliteEventStore } from '../../adapters/sqlite/event-store.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { opening } from './opening.ts';

const PROJECTOR_POLL_MS = 10;

/** Opens the log: EventStoreDB if it is configured, else a SQLite file. Only the former has a server to ask. `thread`: SQLite's. */
export async function openLog(
  { eventStoreUrl, eventStorePrefix, dataDir, role }: Config,
  thread: EngineThread = 'own',
): Promise<{
  readonly store: EventStore;
  readonly feed: EventFeed;
  readonly server?: () => Promise<LogServer>;
}> {
  if (eventStoreUrl === undefined) {
    // Somebody waits for a projector in a process of its own. In one process the command says that there is an event.
    const options = { thread, ...(role === 'projector' ? { pollMs: PROJECTOR_POLL_MS } : {}) };
    return opening(join(dataDir, 'events.db'), (file) => openSqliteEventStore(file, options));
  }
  // Clients of engines are imported on demand, which halves the start of the embedded composition.
  const { openEventStoreDb } = await import('../../adapters/eventstoredb/event-store.ts');
  try {
    return openEventStoreDb(eventStoreUrl, eventStorePrefix);
  } catch (error) {
    throw error instanceof RangeError ? new ConfigError(`EVENTSTORE_URL ${error.message}`) : error;
  }
}
