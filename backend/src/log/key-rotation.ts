import type { Vault, VaultEntry } from '../ports/vault.ts';
import { HASH_KEYS } from './hash-keys.ts';
import type { Keyring } from './keyring.ts';

/** The record that tells every process to seal new keys under the next master key. It opens under that key alone. */
const MARKER = { kind: 'setting', id: 'key-rotation' } as const;

/** Begins the rotation. What is sealed under the current key before this returns is found by a scan after it. */
export async function beginRotation(vault: Pick<Vault, 'put'>, keyring: Keyring): Promise<void> {
  await vault.put({ ...MARKER, value: keyring.seal(MARKER.id, MARKER.id, 'next') });
}

/** Returns whether the rotation to the next key of this process has begun. */
export async function hasBegun(vault: Pick<Vault, 'get'>, keyring: Keyring): Promise<boolean> {
  if (!keyring.rotates) return false;
  const record = await vault.get(MARKER.kind, MARKER.id);
  return typeof record?.value === 'string' && keyring.opensUnderNext(MARKER.id, record.value);
}

/** Returns the context under which the master key seals a record; undefined for a record that it does not seal. */
export function sealedContext({ kind, id }: Pick<VaultEntry, 'kind' | 'id'>): string | undefined {
  if (kind === 'person-key') return `person-key ${id}`;
  if (kind !== 'setting') return undefined;
  if (id === HASH_KEYS.id) return id;
  return id.startsWith('vault-') ? `vault ${id}` : undefined;
}

/**
 * Seals a record under the next key. Returns false where there is nothing to do: an erased person, a record that the master
 * key does not seal, or one that is sealed so already. A record that another process changes meanwhile is read again.
 */
export async function rewrap(
  vault: Pick<Vault, 'get' | 'put'>,
  keyring: Keyring,
  { kind, id }: Pick<VaultEntry, 'kind' | 'id'>,
): Promise<boolean> {
  const context = sealedContext({ kind, id });
  for (;;) {
    const record = await vault.get(kind, id);
    if (context === undefined || typeof record?.value !== 'string') return false;
    if (keyring.opensUnderNext(context, record.value)) return false;
    const value = keyring.seal(context, keyring.open(context, record.value), 'next');
    if (await vault.put({ kind, id, value, seen: record.version })) return true;
  }
}
