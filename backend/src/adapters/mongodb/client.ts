import { type Db, MongoClient, MongoParseError } from 'mongodb';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { toPortError } from './errors.ts';
import { inTime, renewal } from './renewal.ts';

export interface MongoOptions {
  /** `mongodb://` or `mongodb+srv://`, with user and password where the server needs them. */
  readonly url: string;
  /** By default the one that the URL names, or `qlaim`. */
  readonly database?: string;
}

export interface MongoConnection {
  readonly db: Db;
  /** Runs a call to the server, with errors in the port's terms and a time limit. */
  run<T>(work: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How long a caller waits for a server that is away. The heartbeat notices a server that stalls, and ends pending calls. */
const TIMEOUTS = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  waitQueueTimeoutMS: 5_000,
  heartbeatFrequencyMS: 5_000,
} as const;

/** Connects at the first call. Acknowledged writes are in the journal of a majority. */
export function connect(engine: string, { url, database }: MongoOptions, suffix = ''): MongoConnection {
  const client = parse(engine, url);
  const db = client.db(`${database ?? databaseOf(url) ?? 'qlaim'}${suffix}`);

  const { succeeded, failed } = renewal(client);

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await inTime(engine, work());
      succeeded();
      return result;
    } catch (error) {
      const translated = toPortError(engine, error);
      if (translated instanceof EngineUnavailable) failed();
      else succeeded();
      throw translated;
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
      ...TIMEOUTS,
      // A secondary may lag: a person's key that it lacks would read as erased.
      readPreference: 'primary',
      writeConcern: { w: 'majority', journal: true },
      ignoreUndefined: true,
    });
  } catch (error) {
    // The message names the option, and never the URL itself, which may contain a password.
    const detail = error instanceof MongoParseError ? ` (${error.message})` : '';
    throw new EngineMisconfigured(engine, `its URL is not one that MongoDB accepts${detail}`, error);
  }
}

/** The driver does not distinguish a URL without a database from one that names its default. */
function databaseOf(url: string): string | undefined {
  return /^[^:]+:\/\/[^/]+\/([^/?]+)/.exec(url)?.[1];
}
