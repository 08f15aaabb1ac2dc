import { join } from 'node:path';
import { nameInstallation } from '../../adapters/sqlite/installation-of-documents.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import type { Config } from '../settings/config.ts';
import { nameKeys } from '../settings/keys.ts';
import { type CountingPorts, count, countStart } from './count-start.ts';
import { DOCUMENTS } from './part.ts';

/**
 * Gives every part the id of the installation and the number of this start. A projector does not wait for a bucket, which may be
 * away, and so counts no start there.
 */
export async function markParts(config: Config, ports: CountingPorts, holder: string): Promise<void> {
  if (config.role !== 'projector' || config.s3 === undefined) await countStart(ports, holder);
  await markFiles(config, ports);
}

/** The same at once, for parts that an operator has accepted as they are. */
export async function adoptParts(config: Config, ports: CountingPorts): Promise<void> {
  await count(ports);
  await markFiles(config, ports);
}

/** Names the installation in the files of the data folder. */
async function markFiles(config: Config, { log }: CountingPorts): Promise<void> {
  const { state } = await log.load(INSTALLATION, ONLY, { fresh: true });
  if (state.vaultId === null) return;
  nameKeys(config, state.vaultId);
  if (config.mongoUrl === undefined) nameInstallation(join(config.dataDir, DOCUMENTS), state.vaultId);
}
