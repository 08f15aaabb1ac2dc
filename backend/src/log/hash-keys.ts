import { z } from 'zod';
import type { Vault } from '../ports/vault.ts';
import type { Keyring } from './keyring.ts';

/** The purposes whose hashes are stored, so that their keys outlive the master key. */
const PURPOSES = ['email', 'google', 'otp', 'token', 'recovery', 'limit'] as const;

export type HashKeys = Readonly<Record<(typeof PURPOSES)[number], Uint8Array>>;

export const HASH_KEYS = { kind: 'setting', id: 'hash-keys' } as const;

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const Stored = z.object({ email: hex, google: hex, otp: hex, token: hex, recovery: hex, limit: hex });

/** Returns the keys of an installation whose master key was never rotated. */
export const firstHashKeys = (keyring: Keyring): HashKeys =>
  fromPurposes((purpose) => keyring.derive(purpose));

/**
 * Returns the keys by which stored hashes are made, such as the names of e-mails' streams: those that the vault keeps since
 * the first rotation, else those of the master key. Returns undefined where the vault's open under neither master key.
 */
export async function findHashKeys(
  vault: Pick<Vault, 'get'>,
  keyring: Keyring,
): Promise<HashKeys | undefined> {
  const record = await vault.get(HASH_KEYS.kind, HASH_KEYS.id);
  if (typeof record?.value !== 'string') return firstHashKeys(keyring);
  if (!keyring.opens(HASH_KEYS.id, record.value)) return undefined;
  const stored = Stored.parse(JSON.parse(keyring.open(HASH_KEYS.id, record.value).toString()));
  return fromPurposes((purpose) => Buffer.from(stored[purpose], 'hex'));
}

/** Keeps the keys in the vault, sealed under the next master key. Keys that it keeps already stay as they are. */
export async function keepHashKeys(vault: Pick<Vault, 'put'>, keyring: Keyring): Promise<void> {
  const keys = firstHashKeys(keyring);
  const entries = PURPOSES.map((purpose) => [purpose, Buffer.from(keys[purpose]).toString('hex')]);
  const value = keyring.seal(HASH_KEYS.id, JSON.stringify(Object.fromEntries(entries)), 'next');
  await vault.put({ ...HASH_KEYS, value, seen: 0 });
}

const fromPurposes = (keyOf: (purpose: (typeof PURPOSES)[number]) => Uint8Array): HashKeys => ({
  email: keyOf('email'),
  google: keyOf('google'),
  otp: keyOf('otp'),
  token: keyOf('token'),
  recovery: keyOf('recovery'),
  limit: keyOf('limit'),
});
