import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError } from './config.ts';

const Keys = z.object({ sessionSecret: z.string().min(32), vaultKey: z.string().regex(/^[0-9a-f]{64}$/i) });

export interface MasterKeys {
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
}

/** The two secrets everything else hangs on: from the environment, or made once and kept in the data folder (0600). */
export function masterKeys(config: Config): MasterKeys {
  const { sessionSecret, vaultKey, dataDir } = config;
  const kept = sessionSecret && vaultKey ? { sessionSecret, vaultKey } : keptKeys(keptKeysFile(dataDir));
  return {
    sessionSecret: sessionSecret ?? kept.sessionSecret,
    vaultKey: Buffer.from(vaultKey ?? kept.vaultKey, 'hex'),
  };
}

/** Where the secrets are kept that the environment does not name. */
export const keptKeysFile = (dataDir: string): string => join(dataDir, 'keys.json');

function keptKeys(file: string): z.infer<typeof Keys> {
  if (existsSync(file)) {
    const keys = Keys.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!keys.success) throw new ConfigError(`${file} does not hold the keys; restore it from a back-up`);
    return keys.data;
  }
  const keys = {
    sessionSecret: randomBytes(32).toString('base64url'),
    vaultKey: randomBytes(32).toString('hex'),
  };
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return keys;
}
