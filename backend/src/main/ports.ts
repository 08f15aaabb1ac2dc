import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDiskObjectStorage } from '../adapters/disk/object-storage.ts';
import { createMemoryRateLimiter } from '../adapters/memory/rate-limiter.ts';
import { openOutboxMailer } from '../adapters/outbox/mailer.ts';
import { openSmtpMailer } from '../adapters/smtp/mailer.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { openSqliteReadStore } from '../adapters/sqlite/read-store.ts';
import { openSqliteVault } from '../adapters/sqlite/vault.ts';
import { systemClock, systemRandom } from '../adapters/system/clock.ts';
import { EventCodec } from '../log/codec.ts';
import { EventLog } from '../log/event-log.ts';
import { PersonKeys } from '../log/person-keys.ts';
import { Secrets } from '../log/secrets.ts';
import type { Config } from './config.ts';
import { type MasterKeys, masterKeys } from './keys.ts';

export type Ports = Awaited<ReturnType<typeof openPorts>>;

/** Opens every port that the configuration names, and what stands directly on them. `url` is our own address. */
export async function openPorts(config: Config, url: string, logger: Logger) {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const master: MasterKeys = masterKeys(config);
  const secrets = new Secrets(master.vaultKey);
  const { store: events, feed } = openSqliteEventStore(join(dataDir, 'events.db'));
  const store = openSqliteReadStore(join(dataDir, 'read.db'));
  const vault = openSqliteVault(join(dataDir, 'vault.db'));
  const mailer = config.smtpUrl
    ? openSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : openOutboxMailer({
        folder: join(dataDir, 'outbox'),
        from: config.mailFrom,
        logger,
        clock: systemClock,
      });
  const files = await openDiskObjectStorage({
    folder: join(dataDir, 'files'),
    baseUrl: url,
    secret: secrets.signingKey(),
    clock: systemClock,
  });
  const keys = new PersonKeys(vault, master.vaultKey, systemRandom);
  const codec = new EventCodec(keys);
  return {
    events,
    feed,
    store,
    vault,
    mailer,
    files,
    keys,
    codec,
    log: new EventLog(events, codec),
    secrets,
    sessionSecret: master.sessionSecret,
    limiter: createMemoryRateLimiter(),
    clock: systemClock,
    random: systemRandom,
    close: async () => {
      await Promise.all([events.close(), store.close(), mailer.close(), files.close()]);
      await vault.close();
    },
  };
}
