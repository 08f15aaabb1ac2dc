import type { EventStoreDBClient } from '@eventstore/db-client';

/** Lines of the server on which the contract suite and all journeys ran, with pauses, kills and a cluster. */
const TESTED_LINES = ['23.10'];

/** The server behind a log. */
export interface LogServer {
  /** '26.0.3', or `unknown` where the server does not tell. */
  readonly version: string;
  /** Whether the product was tested on its line. */
  readonly tested: boolean;
}

/** Asks the server for its version. The client knows it, and has no public name for it. */
export async function askServer(client: EventStoreDBClient): Promise<LogServer> {
  const { serverVersion } = await client['capabilities'];
  return logServer(serverVersion);
}

export function logServer(version: string): LogServer {
  const tested = TESTED_LINES.some((line) => version.startsWith(`${line}.`));
  return { version, tested };
}
