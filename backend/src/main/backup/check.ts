import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { CheckResult } from '../../operations/audit/check.ts';
import { auditUploads } from '../../operations/audit/uploads.ts';
import { filesOf, type ListedFile } from '../../operations/backup/files.ts';
import { verifyBackup } from '../../operations/backup/stored-backups.ts';
import { rebuildReadModels } from '../../operations/rebuild/rebuild-read-models.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditStores } from '../audit-stores.ts';
import type { Ports } from '../ports.ts';
import type { Config } from '../settings/config.ts';
import { keptKeysFile } from '../settings/keys.ts';
import { openUnpacked } from './settle.ts';
import { type Chosen, unpack } from './unpack.ts';

interface Checking {
  /** An empty folder, which is removed at the end. */
  readonly folder: string;
  /** The log that the product writes. */
  readonly log: Ports['log'];
  readonly say: (line: string) => void;
}

/**
 * Checks a back-up as a restore would find it: every stored byte is read, then log and vault are restored to a folder of their
 * own, and audited there. Returns what the audit says; undefined where the secret key of a sealed one is not here.
 */
export async function checkBackup(
  config: Config,
  chosen: Chosen,
  { folder, log, say }: Checking,
): Promise<readonly CheckResult[] | undefined> {
  const { place, manifest, sealing } = chosen;
  await verifyBackup(place, manifest);
  if (sealing && !sealing.open) return undefined;
  const copy: Config = { ...config, ...EMBEDDED, dataDir: folder };
  try {
    await unpack(copy, chosen, { files: false, logger: pino({ level: 'warn' }), say });
    if (config.vaultKey === undefined) await copyFile(keptKeysFile(config.dataDir), keptKeysFile(folder));
    const ports = await openUnpacked(copy);
    try {
      await rebuildReadModels(ports, PROJECTIONS, { say: () => undefined });
      const results = await auditStores(ports, copy, { say: () => undefined, afresh: true });
      if (!manifest.files.all) return results;
      // A code may have lost a file between the copies of log and files.
      return [...results, ...(await auditUploads({ ...ports, log, files: await listedFiles(chosen) }))];
    } finally {
      await ports.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Nothing of a copy is on an engine. */
const EMBEDDED = {
  role: 'all',
  eventStoreUrl: undefined,
  mongoUrl: undefined,
  kafka: undefined,
  s3: undefined,
  smtpUrl: undefined,
  dkim: undefined,
} as const satisfies Partial<Config>;

/** The files of a back-up, as far as an audit asks for them. Their bytes were compared before. */
async function listedFiles({
  place,
  manifest,
  sealing,
}: Chosen): Promise<Pick<ObjectStorage, 'head' | 'list'>> {
  const files = new Map<string, ListedFile>();
  for await (const file of filesOf(place, manifest, sealing)) files.set(file.key, file);
  const modifiedAt = new Date(manifest.at);
  return {
    async head(key) {
      const file = files.get(key);
      return file && { ...file, etag: file.object };
    },
    async *list(prefix) {
      for (const { key, size } of files.values()) if (key.startsWith(prefix)) yield { key, size, modifiedAt };
    },
  };
}

/** The folder in which a back-up is made and checked, on the disk of the data. */
export const workFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'backup');
