import { type Db, MongoClient, MongoParseError } from 'mongodb';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { toPortError } from './errors.ts';
import { inTime, renewal } from './renewal.ts';

export interface MongoOptions {
  /** `mongodb://` or `mongodb+srv://`, with user and password where the server wants them. */
  readonly url: string;
  /** Else the one that the URL names, else `qlaim`. */
  readonly database?: string;
}

export interface MongoConnection {
  readonly db: Db;
  /** Runs what asks the server; what it throws is told in the ports' terms. */
  run<T>(work: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * How long a caller waits for a server that is away. A server that stalls is noticed by its heartbeat; what waits for it
 * is then let go.
 */
const PATIENCE = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  waitQueueTimeoutMS: 5_000,
  heartbeatFrequencyMS: 5_000,
} as const;

/** Connects when first asked. What is acknowledged is in the journal of a majority. */
export function connect(engine: string, { url, database }: MongoOptions, suffix = ''): MongoConnection {
  const client = parse(engine, url);
  const db = client.db(`${database ?? databaseOf(url) ?? 'qlaim'}${suffix}`);

  const { answered, failed } = renewal(client);

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      const answer = await inTime(engine, work());
      answered();
      return answer;
    } catch (error) {
      const told = toPortError(engine, error);
      if (told instanceof EngineUnavailable) failed();
      else answered();
      throw told;
    }
  }

  return {
    db,
    run,
    ping: () =>
      run(async () => {
        await db.command({ ping: 1 });
      }),
    close: () => client.close(),
  };
}

function parse(engine: string, url: string): MongoClient {
  try {
    return new MongoClient(url, {
      appName: 'qlaim',
      ...PATIENCE,
      writeConcern: { w: 'majority', journal: true },
      ignoreUndefined: true,
    });
  } catch (error) {
    // Which option it is, but never the URL itself: that may hold a password.
    const detail = error instanceof MongoParseError ? ` (${error.message})` : '';
    throw new EngineMisconfigured(engine, `its URL is not one that MongoDB takes${detail}`, error);
  }
}

/** The driver does not tell a URL without a database from one that names its default. */
function databaseOf(url: string): string | undefined {
  return /^[^:]+:\/\/[^/]+\/([^/?]+)/.exec(url)?.[1];
}
