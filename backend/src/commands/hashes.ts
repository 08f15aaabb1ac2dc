import { hash, verify } from '@node-rs/argon2';
import type { Vault, VaultKind } from '../ports/vault.ts';
import type { CommandContext } from './context.ts';

/** The OWASP recommendation for argon2id (algorithm 2 of the package): 19 MiB, two passes. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stores the hash of a secret in the vault. Returns its id, which events use. */
export async function keepHash(
  { vault, random }: CommandContext,
  kind: VaultKind,
  secret: string,
): Promise<string> {
  const id = random.uuid();
  await vault.put({ kind, id, value: await hash(secret, ARGON2ID), seen: 0 });
  return id;
}

let decoy: Promise<string> | undefined;

/** Returns whether a secret matches a stored hash. Without a hash it takes as long, and returns false. */
export async function hashMatches(
  vault: Vault,
  kind: VaultKind,
  id: string | null,
  secret: string,
): Promise<boolean> {
  const record = id === null ? undefined : await vault.get(kind, id);
  if (typeof record?.value === 'string') return verify(record.value, secret);
  decoy ??= hash('nobody has this secret', ARGON2ID);
  await verify(await decoy, secret);
  return false;
}
