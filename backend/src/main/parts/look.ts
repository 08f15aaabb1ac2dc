import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { glanceAtFile } from '../../adapters/disk/glance.ts';
import { glanceAtLog } from '../../adapters/sqlite/glance-at-log.ts';
import { glanceAtVault } from '../../adapters/sqlite/glance-at-vault.ts';
import { installationOfDocuments } from '../../adapters/sqlite/installation-of-documents.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import { opening } from '../engines/opening.ts';
import type { Config } from '../settings/config.ts';
import { installationOfKeys } from '../settings/keys.ts';
import {
  DOCUMENTS,
  type Found,
  isCheckId,
  MARK_KEY,
  readMark,
  STARTING_KINDS,
  STARTS,
  tellsOfUse,
  VaultStarts,
} from './part.ts';
import { unknownAmong } from './unknown-kinds.ts';
import { whileLogStays } from './while-log-stays.ts';

/** Reads the parts that are files of the data folder, and changes nothing. */
export const lookAtParts = (config: Config): Promise<Found> => whileLogStays(() => lookOnce(config));

async function lookOnce(config: Config): Promise<Found> {
  const { dataDir, eventStoreUrl, mongoUrl, s3 } = config;
  return {
    ...(eventStoreUrl === undefined && { log: opening(join(dataDir, 'events.db'), lookAtLog) }),
    ...(mongoUrl === undefined && { vault: opening(join(dataDir, 'vault.db'), lookAtVault) }),
    ...(mongoUrl === undefined && {
      documents: opening(join(dataDir, DOCUMENTS), installationOfDocuments),
    }),
    keys: installationOfKeys(config),
    ...(s3 === undefined && { files: await lookAtFiles(join(dataDir, 'files')) }),
  };
}

function lookAtLog(file: string): Found['log'] {
  const glance = glanceAtLog(file, INSTALLATION.streamOf(ONLY));
  if (glance === undefined || glance.empty) return 'absent';
  const { vaultId, starts } = glance.events.reduce(
    (state, event) => (INSTALLATION.recognises(event) ? INSTALLATION.evolve(state, event, '') : state),
    INSTALLATION.initial,
  );
  return { installation: vaultId, starts, unknown: unknownAmong(glance.kinds) };
}

function lookAtVault(file: string): Found['vault'] {
  const glance = glanceAtVault(file, STARTS.kind, STARTING_KINDS);
  if (glance === undefined) return 'absent';
  const ids = [...glance.records.keys()];
  return {
    installations: ids.filter(isCheckId),
    starts: VaultStarts.safeParse(glance.records.get(STARTS.id)).data ?? null,
    used: glance.holdsMore || ids.some((id) => tellsOfUse({ kind: STARTS.kind, id })),
  };
}

async function lookAtFiles(folder: string): Promise<Found['files']> {
  if (!existsSync(folder)) return 'absent';
  return { mark: readMark(await glanceAtFile(folder, MARK_KEY)) };
}
