import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Keyring } from '../log/keyring.ts';
import { type Config, ConfigError } from './config.ts';

const Keys = z.object({ sessionSecret: z.string().min(32), vaultKey: z.string().regex(/^[0-9a-f]{64}$/i) });

export interface MasterKeys {
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
  readonly keyring: Keyring;
}

/** Returns the two master secrets: those of the environment, or those of a file in the data folder (mode 0600). */
export function masterKeys(config: Config): MasterKeys {
  const { sessionSecret, vaultKey, nextVaultKey, dataDir } = config;
  const kept = sessionSecret && vaultKey ? { sessionSecret, vaultKey } : keptKeys(keptKeysFile(dataDir));
  const current = Buffer.from(vaultKey ?? kept.vaultKey, 'hex');
  const next = nextVaultKey === undefined ? undefined : Buffer.from(nextVaultKey, 'hex');
  // After a rotation both variables may hold the same key for a while.
  const keyring = new Keyring(current, next?.equals(current) ? undefined : next);
  return { sessionSecret: sessionSecret ?? kept.sessionSecret, vaultKey: current, keyring };
}

/** Returns the file of the secrets that the environment does not name. */
export const keptKeysFile = (dataDir: string): string => join(dataDir, 'keys.json');

function keptKeys(file: string): z.infer<typeof Keys> {
  let text = read(file);
  if (text === undefined) {
    makeKeys(file);
    text = read(file);
  }
  const keys = Keys.safeParse(asJson(text));
  if (!keys.success) throw new ConfigError(`${file} does not hold the keys; restore it from a back-up`);
  return keys.data;
}

/** Creates the file atomically. Of several processes that start on a new folder at once, one creates it for all. */
function makeKeys(file: string): void {
  const keys = {
    sessionSecret: randomBytes(32).toString('base64url'),
    vaultKey: randomBytes(32).toString('hex'),
  };
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const text = `${JSON.stringify(keys, null, 2)}\n`;
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true });
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
