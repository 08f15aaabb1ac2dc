import { EventStoreDBClient } from '@eventstore/db-client';
import pTimeout from 'p-timeout';
import { clientConnectionString } from './connection-string.ts';

/** Milliseconds to wait for a client's cancelled streams to end. */
const DISPOSE_TIMEOUT_MS = 2_000;

/** Connects at the first call, not here. Throws `RangeError`, without the string itself, when it cannot be parsed. */
export function connect(url: string): EventStoreDBClient {
  const connection = clientConnectionString(url);
  try {
    return EventStoreDBClient.connectionString(connection);
  } catch (error) {
    // A missing certificate file is worth naming; the parser's message may contain the password.
    const reason = error instanceof Error && !('connectionString' in error) ? `: ${error.message}` : '';
    throw new RangeError(`EventStoreDB's connection string cannot be parsed${reason}`);
  }
}

/** Cancels what is under way. The client cannot close its connection, which ends after a long idle time. */
export async function disconnect(client: EventStoreDBClient): Promise<void> {
  await pTimeout(client.dispose(), { milliseconds: DISPOSE_TIMEOUT_MS, message: false });
}
