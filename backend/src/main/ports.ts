import { join } from 'node:path';
import type { Logger } from 'pino';
import { openOutbound } from '../adapters/https/outbound.ts';
import { openMedia } from '../adapters/media/media.ts';
import type { EngineThread } from '../adapters/sqlite/channel.ts';
import { systemClock, systemRandom } from '../adapters/system/clock.ts';
import { openThreatLists } from '../adapters/threats/threat-lists.ts';
import { EventLog } from '../log/event-log.ts';
import { findHashKeys } from '../log/hash-keys.ts';
import { PersonKeys } from '../log/person-keys.ts';
import { REMEMBERED_IN_PASSING, sealedReadStore } from '../log/sealed-read-store.ts';
import { Secrets } from '../log/secrets.ts';
import type { Tracing } from '../ports/telemetry/tracing.ts';
import { tracedMailer } from '../processes/mails/traced-mailer.ts';
import { PERSONAL_FIELDS } from '../read-models/personal-fields.ts';
import { otherKey } from './assert-vault.ts';
import { openFiles } from './engines/files.ts';
import { openMail } from './engines/mail.ts';
import { openStores } from './engines/stores.ts';
import { assertEngines, assertFolder } from './parts/assert-parts.ts';
import type { Part } from './parts/part.ts';
import type { Config } from './settings/config.ts';
import { prepareFolder } from './settings/folder.ts';
import { masterKey } from './settings/keys.ts';
import { Startup } from './startup.ts';

export type Ports = Awaited<ReturnType<typeof openPorts>>;

/** The resources that a program creates and configures on the engines. A program beside a running product creates none. */
export interface Prepares {
  readonly bucket: boolean;
  readonly topic: boolean;
}

interface OpenOptions {
  readonly startup?: Startup;
  readonly prepares?: Prepares;
  /** The parts that need not belong to the others. `anything`: none is compared, as while an installation is copied. */
  readonly accepts?: readonly Part[] | 'anything';
  readonly tracing?: Tracing | undefined;
  /** The thread of SQLite's longer work. That of a program which serves nobody spares the memory of others. */
  readonly thread?: EngineThread;
}

const NOTHING: Prepares = { bucket: false, topic: false };

/**
 * Opens every port of the configuration, and the log, keys and secrets on them. `url` is our own address. It waits for
 * engines that do not respond yet, and changes nothing where the parts do not belong together. Rejects with `ConfigError` or `EngineMisconfigured` where waiting does not help.
 */
export async function openPorts(
  config: Config,
  url: string,
  logger: Logger,
  { startup = new Startup(logger), prepares = NOTHING, accepts = [], tracing, thread }: OpenOptions = {},
) {
  if (accepts !== 'anything') await assertFolder(config, accepts);
  prepareFolder(config.dataDir);
  const { keyring } = masterKey(config);
  const { events, feed, documents, kafka } = await openStores(config, logger, startup, thread);
  const { vault, leases, limiter } = documents;
  const keys = new PersonKeys(vault, keyring, systemRandom);
  const remembered = thread === 'this' ? REMEMBERED_IN_PASSING : undefined;
  const store = sealedReadStore(documents.store, keys, PERSONAL_FIELDS, remembered);
  const hashKeys = await startup.reach(() => findHashKeys(vault, keyring));
  const secrets = new Secrets(keyring, hashKeys ?? otherKey());
  const { files, front } = await openFiles(config, url, {
    secret: secrets.signingKey(),
    logger,
    startup,
    prepares: prepares.bucket,
  });
  if (kafka && prepares.topic) await startup.reach(() => kafka.prepare());
  const mailer = tracedMailer(await openMail(config, logger), tracing);
  const media = await openMedia({ storage: files, folder: join(config.dataDir, 'media') });
  const close = async () => {
    await media.close();
    await Promise.all([events.close(), mailer.close(), files.close(), kafka?.close()]);
    await documents.close();
  };
  const log = new EventLog(events, keys, tracing);
  if (accepts !== 'anything') {
    const asked = { accepted: accepts, bucket: prepares.bucket };
    await startup
      .reach(() => assertEngines(config, { events, log, vault, files }, asked))
      .catch(async (error: unknown) => {
        await close();
        throw error;
      });
  }
  return {
    events,
    feed,
    store,
    vault,
    leases,
    limiter,
    kafka,
    mailer,
    files,
    filesFront: front,
    media,
    outbound: openOutbound({ allowPrivate: config.webhooksAllowPrivate }),
    threats: openThreatLists(config.threats, join(config.dataDir, 'feeds'), systemClock),
    keys,
    keyring,
    log,
    secrets,
    clock: systemClock,
    random: systemRandom,
    tracing,
    close,
  };
}
