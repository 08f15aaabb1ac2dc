import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { systemClock } from '../../adapters/system/clock.ts';
import type { MigrationPorts } from '../../operations/migrate/copy-installation.ts';
import type { Leases } from '../../ports/lease.ts';
import { openDocuments } from '../engines/documents.ts';
import { openLog } from '../engines/log.ts';
import type { Config } from '../settings/config.ts';

export interface OpenSource {
  readonly ports: MigrationPorts['source'];
  readonly leases: Leases;
  close(): Promise<void>;
}

/** Opens the installation to copy. Its files are copied only from its data folder. */
export async function openSource(config: Config, logger: Logger): Promise<OpenSource> {
  const { store, feed } = await openLog(config);
  const documents = await openDocuments(config, logger);
  const files = await openDiskObjectStorage({
    folder: join(config.dataDir, 'files'),
    baseUrl: 'http://localhost',
    secret: new Uint8Array(),
    clock: systemClock,
  });
  const close = async () => {
    await Promise.all([store.close(), files.close(), documents.close()]);
  };
  return { ports: { feed, vault: documents.vault, files }, leases: documents.leases, close };
}
