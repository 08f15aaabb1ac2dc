import { hash, verify } from '@node-rs/argon2';
import type { CommandContext } from './context.ts';

/** OWASP's advice for argon2id (the package's algorithm 2, and its default): 19 MiB, two passes. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password into the vault; answers the id that events name it by. */
export async function keepPassword({ vault, random }: CommandContext, password: string): Promise<string> {
  const credential = random.uuid();
  await vault.put({ kind: 'credential', id: credential, value: await hash(password, ARGON2ID), seen: 0 });
  return credential;
}

let decoy: Promise<string> | undefined;

/** Whether the password is the credential's. Without a credential it takes as long, and the answer is no. */
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
