import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Keyring } from '../../log/keyring.ts';
import { type Config, ConfigError, isDistributed } from './config.ts';
import { MasterKeyText } from './environment.ts';

const Keys = z.object({
  sessionSecret: z.string().min(32),
  vaultKey: MasterKeyText,
  /** The id of the installation, since its first start that gave one. */
  installation: z.string().optional(),
});

export interface MasterKey {
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
  readonly keyring: Keyring;
}

/** Returns the master key: that of the environment, or that of a file in the data folder (mode 0600). */
export function masterKey(config: Config): MasterKey {
  const { nextVaultKey } = config;
  const current = Buffer.from(config.vaultKey ?? keptKeys(config).vaultKey, 'hex');
  const next = nextVaultKey === undefined ? undefined : Buffer.from(nextVaultKey, 'hex');
  // After a rotation both variables may hold the same key for a while.
  return { vaultKey: current, keyring: new Keyring(current, next?.equals(current) ? undefined : next) };
}

/** Returns the secret of the session cookies, from where `masterKey` comes from. */
export const sessionSecret = (config: Config): string =>
  config.sessionSecret ?? keptKeys(config).sessionSecret;

/** Returns the file of the secrets that the environment does not name. */
export const keptKeysFile = (dataDir: string): string => join(dataDir, 'keys.json');

/** Throws `ConfigError` with engines: their processes share no folder, and a key made here would open nothing. */
function keptKeys(config: Config): z.infer<typeof Keys> {
  if (isDistributed(config))
    throw new ConfigError(
      `QLAIM_ROLE ${config.role} has not every master secret: set SESSION_SECRET and VAULT_KEY as the api has them`,
    );
  const file = keptKeysFile(config.dataDir);
  let text = read(file);
  if (text === undefined) {
    makeKeys(file);
    text = read(file);
  }
  return readKeys(file, text);
}

/** Returns the keys in the text of a file. Throws `ConfigError` where it holds none. */
export function readKeys(file: string, text: string | undefined): z.infer<typeof Keys> {
  const keys = Keys.safeParse(asJson(text));
  if (!keys.success) throw new ConfigError(`${file} does not hold the keys; restore it from a back-up`);
  return keys.data;
}

/** Of which installation the kept keys are. Undefined where the environment names the master key, or no process may keep one. */
export function installationOfKeys(
  config: Config,
): { readonly installation: string | null } | 'absent' | undefined {
  if (config.vaultKey !== undefined || config.role === 'relay' || isDistributed(config)) return undefined;
  const file = keptKeysFile(config.dataDir);
  const text = read(file);
  return text === undefined ? 'absent' : { installation: readKeys(file, text).installation ?? null };
}

/** Writes into the kept keys of which installation they are. A file that can't be written stays without it. */
export function nameKeys(config: Config, installation: string): void {
  const named = installationOfKeys(config);
  if (typeof named !== 'object' || named.installation === installation) return;
  const file = keptKeysFile(config.dataDir);
  const temporary = `${file}.${randomUUID()}.tmp`;
  const keys = { ...readKeys(file, read(file)), installation };
  try {
    writeFileSync(temporary, keysText(keys), { mode: 0o600, flag: 'wx', flush: true });
    renameSync(temporary, file);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'EBUSY'].some((code) => hasCode(error, code))) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Returns the text of a file of keys. */
export const keysText = (keys: z.infer<typeof Keys>): string => `${JSON.stringify(keys, null, 2)}\n`;

/** Creates the file atomically. Of several processes that start on a new folder at once, one creates it for all. */
function makeKeys(file: string): void {
  const keys = {
    sessionSecret: randomBytes(32).toString('base64url'),
    vaultKey: randomBytes(32).toString('hex'),
  };
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, keysText(keys), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function asJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
