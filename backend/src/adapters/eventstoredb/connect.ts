import { EventStoreDBClient } from '@eventstore/db-client';
import pTimeout from 'p-timeout';
import { clientConnectionString } from './connection-string.ts';

/** Milliseconds to wait for the streams of a client to end once they are cancelled. */
const GOODBYE_MS = 2_000;

/** Connects at the first call, not here. Throws, without the string itself, when it can not be understood. */
export function connect(url: string): EventStoreDBClient {
  const connection = clientConnectionString(url);
  try {
    return EventStoreDBClient.connectionString(connection);
  } catch (error) {
    // A certificate's file that is missing is worth telling; the parser's message may hold the password.
    const told = error instanceof Error && !('connectionString' in error) ? `: ${error.message}` : '';
    throw new RangeError(`EventStoreDB's connection string can not be understood${told}`);
  }
}

/** Cancels what is under way. The client has nothing that closes its connection: it goes when it has long been idle. */
export async function disconnect(client: EventStoreDBClient): Promise<void> {
  await pTimeout(client.dispose(), { milliseconds: GOODBYE_MS, message: false });
}
