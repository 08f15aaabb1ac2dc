import type { Vault, VaultKind, VaultRecord } from '../../ports/vault.ts';
import type { CommandContext } from '../context.ts';
import { openHashThreads } from './hash-threads.ts';

/** The OWASP recommendation for argon2id (algorithm 2 of the package): 19 MiB, two passes. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}`;

const threads = openHashThreads();

/** Stores the hash of a secret in the vault. Returns its id, which events use. */
export async function keepHash(
  { vault, random }: CommandContext,
  kind: VaultKind,
  secret: string,
): Promise<string> {
  const id = random.uuid();
  await vault.put({ kind, id, value: await threads.hash(secret, ARGON2ID), seen: 0 });
  return id;
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether a secret matches a stored hash. Without a hash it takes as long, and returns false. A match replaces a
 * hash that was made with other parameters, under the same id. Rejects with `EngineUnavailable` while too many wait.
 */
export async function hashMatches(
  vault: Vault,
  kind: VaultKind,
  id: string | null,
  secret: string,
): Promise<boolean> {
  const record = id === null ? undefined : await vault.get(kind, id);
  if (id !== null && typeof record?.value === 'string') {
    const matches = await threads.verify(record.value, secret);
    if (matches && !record.value.includes(`$${CURRENT}$`)) await upgrade(vault, { kind, id, secret }, record);
    return matches;
  }
  decoy ??= threads.hash('nobody has this secret', ARGON2ID).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  await threads.verify(await decoy, secret);
  return false;
}

async function upgrade(
  vault: Vault,
  { kind, id, secret }: { readonly kind: VaultKind; readonly id: string; readonly secret: string },
  { version, expiresAt }: VaultRecord,
): Promise<void> {
  const value = await threads.hash(secret, ARGON2ID);
  await vault.put({ kind, id, value, seen: version, ...(expiresAt === undefined ? {} : { expiresAt }) });
}
