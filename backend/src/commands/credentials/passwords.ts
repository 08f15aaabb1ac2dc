import type { CommandContext } from '../context.ts';
import { hashMatches, keepHash } from './hashes.ts';

/** Stores a password's hash in the vault. Returns its id, which events use. */
export const keepPassword = (context: CommandContext, password: string): Promise<string> =>
  keepHash(context, 'credential', password);

/** Returns whether the password matches the credential. Without a credential it takes as long, and returns false. */
export const passwordMatches = (
  { vault }: CommandContext,
  credential: string | null,
  password: string,
): Promise<boolean> => hashMatches(vault, 'credential', credential, password);
