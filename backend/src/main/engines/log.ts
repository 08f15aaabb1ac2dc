import { join } from 'node:path';
import { openEventStoreDb } from '../../adapters/eventstoredb/event-store.ts';
import { openSqliteEventStore } from '../../adapters/sqlite/event-store.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import { type Config, ConfigError } from '../config.ts';
import { opening } from './opening.ts';

/** The log: EventStoreDB where it is named, else a SQLite file. */
export function openLog({ eventStoreUrl, dataDir }: Config): {
  readonly store: EventStore;
  readonly feed: EventFeed;
} {
  if (eventStoreUrl === undefined) return opening(join(dataDir, 'events.db'), openSqliteEventStore);
  try {
    return openEventStoreDb(eventStoreUrl);
  } catch (error) {
    throw error instanceof RangeError ? new ConfigError(`EVENTSTORE_URL ${error.message}`) : error;
  }
}
