import { HASH_KEYS, keepHashKeys } from '../../log/hash-keys.ts';
import { beginRotation, rewrap, sealedContext } from '../../log/key-rotation.ts';
import type { Keyring } from '../../log/keyring.ts';
import type { Vault, VaultEntry } from '../../ports/vault.ts';

export interface RotationPorts {
  readonly vault: Vault;
  readonly keyring: Keyring;
}

export interface Rotated {
  /** The records that this run has sealed under the next key. */
  readonly rewrapped: number;
  /** The records that the master key seals. */
  readonly records: number;
}

/**
 * Seals under the next master key what the current one seals, while the product runs. It may be killed at any point, and
 * run again: it skips what is done. It scans until a whole scan finds nothing to do. The check values of the vault come
 * last, so that a start with the next key alone is refused before. `onProgress` gets the numbers as they grow.
 */
export async function rotateKey(
  { vault, keyring }: RotationPorts,
  onProgress: (rotated: Rotated) => void = () => {},
): Promise<Rotated> {
  await keepHashKeys(vault, keyring);
  await beginRotation(vault, keyring);
  let total = 0;
  for (let last = false; ; ) {
    const { rewrapped, records } = await rotateAll({ vault, keyring }, last, (step) =>
      onProgress({ ...step, rewrapped: total + step.rewrapped }),
    );
    total += rewrapped;
    if (last && rewrapped === 0) return { rewrapped: total, records };
    last ||= rewrapped === 0;
  }
}

/** Rotates what one scan finds. Check values of the vault are left out unless `last`. */
async function rotateAll(
  { vault, keyring }: RotationPorts,
  last: boolean,
  onProgress: (rotated: Rotated) => void,
): Promise<Rotated> {
  let [rewrapped, records] = [0, 0];
  for await (const entry of vault.scan()) {
    if (sealedContext(entry) === undefined || entry.value === null) continue;
    records += 1;
    if ((last || !isCheck(entry)) && (await rewrap(vault, keyring, entry))) rewrapped += 1;
    onProgress({ rewrapped, records });
  }
  return { rewrapped, records };
}

const isCheck = ({ kind, id }: VaultEntry) => kind === 'setting' && id !== HASH_KEYS.id;
