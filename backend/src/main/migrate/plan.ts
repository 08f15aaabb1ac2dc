import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Moves } from '../../operations/migrate/copy-installation.ts';
import { type Config, ConfigError, readConfig } from '../settings/config.ts';
import { keptKeysFile, type MasterKey, masterKey, sessionSecret } from '../settings/keys.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface Plan {
  readonly source: Config;
  readonly target: Config;
  readonly moves: Moves;
  readonly keys: MasterKey & { readonly sessionSecret: string };
}

/** Returns the source, the target and the stores to copy. Throws `ConfigError` for an impossible migration. */
export function planMigration(variables: Variables, to: Variables): Plan {
  const source = readConfig(variables);
  assertInstallation(source);
  const keys = { ...masterKey(source), sessionSecret: sessionSecret(source) };
  const secrets = {
    SESSION_SECRET: keys.sessionSecret,
    VAULT_KEY: Buffer.from(keys.vaultKey).toString('hex'),
  };
  const target = readConfig({ ...variables, ...secrets, ...to });
  if (target.vaultKey?.toLowerCase() !== secrets.VAULT_KEY)
    throw new ConfigError('VAULT_KEY must be that of the source: its secrets are sealed under it');
  return { source, target, moves: movesOf(source, target), keys };
}

/** Throws `ConfigError` without an installation, because opening a missing source creates an empty one. */
function assertInstallation(source: Config): void {
  const { dataDir, eventStoreUrl, mongoUrl, vaultKey, sessionSecret } = source;
  const files = [
    ...(eventStoreUrl === undefined ? ['events.db'] : []),
    ...(mongoUrl === undefined ? ['vault.db'] : []),
    ...(vaultKey !== undefined && sessionSecret !== undefined ? [] : ['keys.json']),
  ];
  const missing = files.filter((name) => !existsSync(join(dataDir, name)));
  if (missing.length > 0)
    throw new ConfigError(`DATA_DIR ${dataDir} holds no installation: ${missing.join(', ')} missing`);
}

function movesOf(source: Config, target: Config): Moves {
  const elsewhere = !isSameFolder(source.dataDir, target.dataDir);
  const moves = (name: string, from: string | undefined, to: string | undefined) => {
    if (from === to) return from === undefined && elsewhere;
    if (from === undefined) return true;
    throw new ConfigError(
      `${name} is set for the source already: only what lies in its DATA_DIR can be copied`,
    );
  };
  const events = moves('EVENTSTORE_URL', source.eventStoreUrl, target.eventStoreUrl);
  const vault = moves('MONGODB_URL', source.mongoUrl, target.mongoUrl);
  const files = moves('S3_BUCKET', placeOf(source.s3), placeOf(target.s3));
  if (!(events || vault || files))
    throw new ConfigError(
      'source and target are the same: --to must name another store than the environment',
    );
  if (events && !vault && source.mongoUrl === undefined)
    throw new ConfigError(
      'the log can not move away from a vault in DATA_DIR, which holds places in it: name MONGODB_URL or another DATA_DIR too',
    );
  return { events, vault, files, topic: topicOf(source) !== topicOf(target) };
}

const placeOf = (s3: Config['s3']) => s3 && `${s3.endpoint ?? 'amazon'} ${s3.bucket}`;
const topicOf = ({ kafka }: Config) => kafka && `${kafka.brokers.join()} ${kafka.topic}`;

const isSameFolder = (one: string, other: string): boolean =>
  one === other || (existsSync(other) && realpathSync(one) === realpathSync(other));

/** Returns the file of the secrets that the target needs; undefined where the environment names them. */
export const keysFileOf = ({ source }: Plan): string | undefined =>
  source.vaultKey !== undefined && source.sessionSecret !== undefined
    ? undefined
    : keptKeysFile(source.dataDir);
