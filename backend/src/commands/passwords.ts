import { hash, verify } from '@node-rs/argon2';
import type { CommandContext } from './context.ts';

/** The OWASP recommendation for argon2id (algorithm 2 of the package): 19 MiB, two passes. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stores a password's hash in the vault. Returns its id, which events use. */
export async function keepPassword({ vault, random }: CommandContext, password: string): Promise<string> {
  const credential = random.uuid();
  await vault.put({ kind: 'credential', id: credential, value: await hash(password, ARGON2ID), seen: 0 });
  return credential;
}

let decoy: Promise<string> | undefined;

/** Returns whether the password matches the credential. Without a credential it takes as long, and returns false. */
export async function passwordMatches(
  { vault }: CommandContext,
  credential: string | null,
  password: string,
): Promise<boolean> {
  const record = credential === null ? undefined : await vault.get('credential', credential);
  if (typeof record?.value === 'string') return verify(record.value, password);
  decoy ??= hash('nobody has this password', ARGON2ID);
  await verify(await decoy, password);
  return false;
}
