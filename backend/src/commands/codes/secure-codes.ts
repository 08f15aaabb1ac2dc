import type { CommandContext } from '../context.ts';
import { hashMatches, keepHash } from '../credentials/hashes.ts';

/** Stores the hash of a page's secure code in the vault. Returns its id, which the page's content uses. */
export const keepSecureCode = (context: CommandContext, code: string): Promise<string> =>
  keepHash(context, 'secure-code', code);

/** Returns whether a secure code matches the hash of an id. Without a hash it takes as long, and returns false. */
export const secureCodeMatches = (
  { vault }: Pick<CommandContext, 'vault'>,
  id: string,
  code: string,
): Promise<boolean> => hashMatches(vault, 'secure-code', id, code);
