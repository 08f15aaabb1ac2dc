import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { auditUploads } from '../../operations/audit/uploads.ts';
import { BackupRefused } from '../../operations/backup/manifest.ts';
import { auditStores, sayResults } from '../audit-stores.ts';
import { peopleIn } from '../erase/people-in.ts';
import { holdFolder } from '../folder-lock.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { prepareFolder } from '../settings/folder.ts';
import { keptKeysFile } from '../settings/keys.ts';
import { assertSameInstallation, copyKeys, erasedBefore, linkFiles } from './former.ts';
import { readKeysFile } from './keys-file.ts';
import { sealingOf } from './place.ts';
import { assertOneDisk, installedIn, putInPlace, stagingFolder } from './put-in-place.ts';
import { openUnpacked, settle } from './settle.ts';
import { type Chosen, unpack } from './unpack.ts';
import { verifyStored } from './verify-stored.ts';

interface Restoring {
  /** Whether an installation that is there is put aside. */
  readonly replace: boolean;
  /** A file of the master secrets; undefined for those of the environment, or of the folder that is replaced. */
  readonly keys?: string;
  /** A file that lists people who were erased since. */
  readonly erased?: string;
  readonly say: (line: string) => void;
}

/**
 * Restores a back-up: reads every byte of it, unpacks it beside what is there, erases again, rebuilds and audits. Then it puts the
 * result in place. Until then nothing is changed. Returns the exit code.
 */
export async function restoreInto(config: Config, chosen: Chosen, options: Restoring): Promise<number> {
  const { manifest, place } = chosen;
  const { dataDir } = config;
  const { say } = options;
  say(
    `${place.address}/${manifest.id}: of ${manifest.at}, ${manifest.log.events} events, version ${manifest.product}`,
  );
  await verifyStored(chosen);
  say('every stored byte is as it was written');
  await assertRoom(config, options);
  prepareFolder(dataDir);
  const held = holdFolder({ dataDir, role: 'all' });
  try {
    // A server may have made an installation until the folder was held.
    const isThere = await assertRoom(config, options);
    if (isThere) await assertSameInstallation(config, manifest);
    await assertOneDisk(dataDir);
    return await stage(config, chosen, options, isThere);
  } finally {
    held.release();
  }
}

/** Returns whether a data folder holds anything. Throws `ConfigError` where that may not be replaced. */
async function assertRoom({ dataDir }: Config, { replace }: Restoring): Promise<boolean> {
  const isThere = (await installedIn(dataDir)).length > 0;
  if (isThere && !replace)
    throw new ConfigError(`DATA_DIR ${dataDir} is not empty: name an empty one, or restore with --replace`);
  return isThere;
}

async function stage(config: Config, chosen: Chosen, options: Restoring, isThere: boolean): Promise<number> {
  const { dataDir } = config;
  const { say } = options;
  const { all } = chosen.manifest.files;
  const refused = await unpackBeside(config, chosen, options, isThere);
  const aside = await putInPlace(config, new Date());
  if (!all && !isThere && config.s3 === undefined)
    say(
      `the back-up holds no uploads: put those you have into ${join(dataDir, 'files')}, then run npm run audit`,
    );
  if (aside !== undefined) say(`what was there before lies in ${aside}: remove it once all is well`);
  say(`restored to ${dataDir}. Start the product with npm start.`);
  if (refused.length === 0) return 0;
  say(
    `NOT erased again: ${refused.join(', ')}. The last admin is never erased: make another person an admin,`,
  );
  say('and run npm run erase -- --again.');
  return 1;
}

/** Returns the ids of those who could not be erased again. Where it fails, nothing of it stays. */
async function unpackBeside(
  config: Config,
  chosen: Chosen,
  { keys, erased, say }: Restoring,
  isThere: boolean,
): Promise<readonly string[]> {
  const { dataDir } = config;
  const staging = stagingFolder(config);
  const staged: Config = { ...config, dataDir: staging };
  const { all } = chosen.manifest.files;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    if (keys !== undefined)
      await writeFile(keptKeysFile(staging), await readKeysFile(keys, await sealingOf(config)), {
        mode: 0o600,
      });
    else if (config.vaultKey === undefined) await copyKeys(dataDir, staging);
    const again = [...(erased === undefined ? [] : await peopleIn(erased)), ...(await erasedBefore(config))];
    if (!all) await linkFiles(dataDir, staging);
    await unpack(staged, chosen, { files: true, logger: pino({ level: 'warn' }), say });
    return await settleAndAudit(staged, again, { say, uploads: all || isThere });
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(error instanceof BackupRefused)) throw error;
    throw new ConfigError(`refused: ${error.message}. DATA_DIR is as it was.`, { cause: error });
  }
}

/** Rejects with `BackupRefused` where the audit finds damage. */
async function settleAndAudit(
  config: Config,
  erased: Parameters<typeof settle>[2]['erased'],
  { say, uploads }: Pick<Restoring, 'say'> & { readonly uploads: boolean },
): Promise<readonly string[]> {
  const ports = await openUnpacked(config);
  try {
    const refused = await settle(config, ports, { erased, say });
    const stores = await auditStores(ports, config, { say, afresh: true });
    const results = uploads ? [...stores, ...(await auditUploads(ports))] : stores;
    if (sayResults(results, say) > 0) throw new BackupRefused('it restores to damaged data, as named above');
    return refused;
  } finally {
    await ports.close();
  }
}
