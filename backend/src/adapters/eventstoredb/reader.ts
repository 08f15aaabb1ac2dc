import type { EventStoreDBClient } from '@eventstore/db-client';
import type { LogName } from './errors.ts';
import type { StreamNames } from './events/stream-names.ts';

/** What every read of the log needs. */
export interface Reader {
  readonly client: EventStoreDBClient;
  /** The client for reads that must not lag: connected to the leader. */
  readonly leader: EventStoreDBClient;
  readonly names: StreamNames;
  readonly log: LogName;
  /** Aborts when the event store closes. */
  readonly closing: AbortSignal;
}
