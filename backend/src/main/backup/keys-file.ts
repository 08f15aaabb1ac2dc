import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { writeDurably } from '../../adapters/disk/durable-file.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { keysText, masterKey, readKeys, sessionSecret } from '../settings/keys.ts';

const AGE = 'age-encryption.org/';

/** Writes the master secrets into a file for this user alone: sealed where back-ups are. */
export async function writeKeysFile(
  config: Config,
  file: string,
  { installation, sealing }: { readonly installation: string; readonly sealing: Sealing | undefined },
): Promise<void> {
  if (config.nextVaultKey !== undefined)
    throw new ConfigError('the keys cannot be copied while VAULT_KEY_NEXT is set: end the rotation first');
  const { vaultKey } = masterKey(config);
  const keys = {
    sessionSecret: sessionSecret(config),
    vaultKey: Buffer.from(vaultKey).toString('hex'),
    installation,
  };
  const plain = Buffer.from(keysText(keys));
  await writeDurably(file, sealing ? await buffer(sealing.seal(once(plain))) : plain);
}

/** Returns the text of such a file, opened. Throws `ConfigError` where it holds no keys. */
export async function readKeysFile(file: string, sealing: Sealing | undefined): Promise<string> {
  const stored = await readFile(file).catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  const isSealed = stored.subarray(0, AGE.length).toString() === AGE;
  if (isSealed && !sealing?.open)
    throw new ConfigError(`${file} is sealed: set BACKUP_KEY to the secret key (AGE-SECRET-KEY-…)`);
  const plain = isSealed && sealing?.open ? await buffer(sealing.open(once(stored))) : stored;
  return keysText(readKeys(file, plain.toString()));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
