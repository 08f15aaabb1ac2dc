import { join } from 'node:path';
import type { Logger } from 'pino';
import { createMemoryRateLimiter } from '../../adapters/memory/rate-limiter.ts';
import type { EngineThread } from '../../adapters/sqlite/channel.ts';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import type { ReadCache } from '../../adapters/sqlite/read-store/open.ts';
import { openSqliteReadStore } from '../../adapters/sqlite/read-store.ts';
import { openSqliteVault } from '../../adapters/sqlite/vault/vault.ts';
import type { Leases } from '../../ports/lease.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { Vault } from '../../ports/vault.ts';
import type { Config } from '../settings/config.ts';
import { opening } from './opening.ts';

/** The stores beside the log: read models, secrets, leases and rate limits. */
export interface Documents {
  readonly store: ReadStore;
  readonly vault: Vault;
  readonly leases: Leases;
  readonly limiter: RateLimiter;
  close(): Promise<void>;
}

/** Opens MongoDB if it is configured, else SQLite files with rate limits in memory. `thread` and `cache` are those of SQLite's documents. */
export async function openDocuments(
  { mongoUrl, dataDir }: Config,
  logger: Logger,
  thread: EngineThread = 'own',
  cache?: ReadCache,
): Promise<Documents> {
  return mongoUrl === undefined ? embedded(dataDir, thread, cache) : inMongo(mongoUrl, logger);
}

/** Opens the vault alone. */
export async function openVault({ mongoUrl, dataDir }: Pick<Config, 'mongoUrl' | 'dataDir'>): Promise<Vault> {
  if (mongoUrl === undefined) return opening(join(dataDir, 'vault.db'), openSqliteVault);
  const { openMongoVault } = await import('./mongodb.ts');
  return openMongoVault({ url: mongoUrl });
}

function embedded(dataDir: string, thread: EngineThread, cache?: ReadCache): Documents {
  const store = openSqliteReadStore(join(dataDir, 'read.db'), thread, cache);
  const vault = opening(join(dataDir, 'vault.db'), openSqliteVault);
  const leases = opening(join(dataDir, 'leases.db'), openSqliteLeases);
  const close = async () => {
    await Promise.all([store.close(), vault.close(), leases.close()]);
  };
  return { store, vault, leases, limiter: createMemoryRateLimiter(), close };
}

async function inMongo(url: string, logger: Logger): Promise<Documents> {
  const { createMongoRateLimiter, openMongoLeases, openMongoReadStore, openMongoVault } = await import(
    './mongodb.ts'
  );
  const onIndexError = (error: unknown) => logger.error({ err: error }, 'an index could not be created');
  const store = openMongoReadStore({ url, onIndexError });
  const vault = openMongoVault({ url });
  const leases = openMongoLeases({ url });
  const limiter = createMongoRateLimiter({ url });
  const close = async () => {
    await Promise.all([store.close(), vault.close(), leases.close(), limiter.close()]);
  };
  return { store, vault, leases, limiter, close };
}
