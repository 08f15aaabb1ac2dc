import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { findHashKeys } from '../../log/hash-keys.ts';
import { Secrets } from '../../log/secrets.ts';
import { EngineFailure } from '../../ports/errors.ts';
import type { Vault } from '../../ports/vault.ts';
import { backupStanding } from '../../processes/backups/standing.ts';
import { otherKey } from '../assert-vault.ts';
import { openVault } from '../engines/documents.ts';
import { openFiles } from '../engines/files.ts';
import { openKafkaOf } from '../engines/kafka.ts';
import { CHECK_IDS, STARTS } from '../parts/part.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { masterKey } from '../settings/keys.ts';
import { Startup } from '../startup.ts';
import { checkArchives } from './archives.ts';
import { checkBackups } from './backups.ts';
import { bucketWords, kafkaWords, vaultWords } from './engine-words.ts';
import { type Finding, fault, ok } from './finding.ts';
import { checkLog } from './log.ts';
import type { World } from './world.ts';

/** Milliseconds for each store. */
const TIMEOUT_MS = 8_000;

/** Asks each store of the configuration, and what it knows. An embedded store that no start has made yet is not asked. */
export async function checkStores(config: Config, world: World, logger: Logger): Promise<readonly Finding[]> {
  const { dataDir, eventStoreUrl, mongoUrl, kafka, s3 } = config;
  const has = (name: string) => existsSync(join(dataDir, name));
  const findings: Finding[] = [];
  if (eventStoreUrl !== undefined || has('events.db'))
    findings.push(...(await asking('the log', 'EVENTSTORE_URL', () => checkLog(config, world))));
  if (mongoUrl !== undefined || has('vault.db'))
    findings.push(...(await asking('the vault', 'MONGODB_URL, VAULT_KEY', () => checkVault(config, world))));
  if (kafka) findings.push(...(await asking('Kafka', 'KAFKA_*', () => checkKafka(config, logger))));
  if (config.archiveTo !== undefined)
    findings.push(...(await asking('archives of scans', 'ARCHIVE_TO', () => checkArchives(config))));
  if (s3) findings.push(...(await asking('the files', 'S3_*', () => checkBucket(config, logger))));
  return findings;
}

async function asking(
  about: string,
  variables: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await pTimeout(check(), { milliseconds: TIMEOUT_MS, message: 'it does not answer' });
  } catch (error) {
    if (error instanceof ConfigError)
      return [fault(about, error.message, `correct ${variables}, or restore a back-up`)];
    const reason =
      error instanceof EngineFailure ? error.reason : error instanceof Error ? error.message : String(error);
    return [
      fault(
        about,
        `does not answer: ${reason}`,
        `start it, and compare ${variables} with its address and password`,
      ),
    ];
  }
}

async function checkVault(config: Config, world: World): Promise<readonly Finding[]> {
  const vault = await openVault(config);
  try {
    await vault.ping();
    const key = await checkKey(config, vault);
    return [
      ok('the vault', await vaultWords(config)),
      ...key,
      ...(await checkBackups(config, world, await backupStanding(vault))),
    ];
  } finally {
    await vault.close();
  }
}

/** Whether the master key opens what the vault keeps. */
async function checkKey(config: Config, vault: Vault): Promise<readonly Finding[]> {
  const checks = await vault.page(STARTS.kind, { ...CHECK_IDS, limit: 100 });
  if (checks.length === 0) return [];
  const { keyring } = masterKey(config);
  const secrets = new Secrets(keyring, (await findHashKeys(vault, keyring)) ?? otherKey());
  const opens = checks.some(({ id, value }) => typeof value === 'string' && secrets.opensCheck(id, value));
  return opens ? [ok('VAULT_KEY', 'opens the vault')] : otherKey();
}

async function checkKafka(config: Config, logger: Logger): Promise<readonly Finding[]> {
  const kafka = await openKafkaOf(config, logger);
  try {
    await kafka?.ping();
    return [ok('Kafka', kafkaWords(await kafka?.version()))];
  } finally {
    await kafka?.close();
  }
}

async function checkBucket(config: Config, logger: Logger): Promise<readonly Finding[]> {
  const startup = new Startup(logger, AbortSignal.timeout(TIMEOUT_MS));
  const options = { secret: new Uint8Array(), logger, startup, prepares: false };
  const { files } = await openFiles(config, 'http://localhost', options);
  try {
    await files.ping();
    return [ok('the files', await bucketWords(config))];
  } finally {
    await files.close();
  }
}
