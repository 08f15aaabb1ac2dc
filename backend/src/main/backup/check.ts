import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { openSqliteScratch } from '../../adapters/sqlite/scratch.ts';
import type { CheckResult } from '../../operations/audit/check.ts';
import { auditUploads } from '../../operations/audit/uploads.ts';
import { filesOf, ListedFile } from '../../operations/backup/files.ts';
import { foldCopy } from '../../operations/backup/fold-copy.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditStores } from '../audit-stores.ts';
import type { Ports } from '../ports.ts';
import type { Config } from '../settings/config.ts';
import { keptKeysFile } from '../settings/keys.ts';
import { openUnpacked } from './settle.ts';
import { type Chosen, unpack } from './unpack.ts';
import { verifyStored } from './verify-stored.ts';

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
  const { manifest, sealing } = chosen;
  const copy: Config = { ...config, ...EMBEDDED, dataDir: folder };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await verifyStored(chosen, folder);
    if (sealing && !sealing.open) return undefined;
    await unpack(copy, chosen, { files: false, logger: pino({ level: 'warn' }), say });
    if (config.vaultKey === undefined) await copyFile(keptKeysFile(config.dataDir), keptKeysFile(folder));
    const ports = await openUnpacked(copy);
    try {
      const store = await foldCopy(ports, PROJECTIONS);
      // To fold the log again, and compare, would prove nothing of the copy.
      const results = await auditStores(ports, copy, {
        say: () => undefined,
        afresh: true,
        projections: [],
      });
      if (!manifest.files.all) return results;
      // A code may have lost a file between the copies of log and files.
      return [...results, ...(await auditListed(chosen, { ...ports, store, log }, folder))];
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

/** Compares the uploads that codes name with the files of a back-up. Their bytes were compared before. */
async function auditListed(
  { place, manifest, sealing }: Chosen,
  ports: Omit<Parameters<typeof auditUploads>[0], 'files'>,
  folder: string,
): Promise<readonly CheckResult[]> {
  const scratch = openSqliteScratch(folder);
  try {
    for await (const file of filesOf(place, manifest, sealing)) scratch.put(file.key, { ...file });
    const modifiedAt = new Date(manifest.at);
    const files: Parameters<typeof auditUploads>[0]['files'] = {
      async head(key) {
        const found = scratch.get(key);
        if (found === undefined) return undefined;
        const file = ListedFile.parse(found);
        return { ...file, etag: file.object };
      },
      async *list(prefix) {
        for (const [key, value] of scratch.entries(prefix))
          yield { key, size: ListedFile.parse(value).size, modifiedAt };
      },
    };
    return await auditUploads({ ...ports, files });
  } finally {
    scratch.close();
  }
}

/** The folder in which a back-up is made and checked, on the disk of the data. */
export const workFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'backup');
