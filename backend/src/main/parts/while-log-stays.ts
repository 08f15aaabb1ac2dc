import { isDeepStrictEqual } from 'node:util';
import type { Found } from './part.ts';

const ATTEMPTS = 5;

/**
 * Looks at the parts until the log is the same in two looks. `look` reads the log first: another process that starts meanwhile
 * would else make it look older than the vault.
 */
export async function whileLogStays(look: () => Promise<Found>): Promise<Found> {
  let found = await look();
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const again = await look();
    if (isDeepStrictEqual(again.log, found.log)) return found;
    found = again;
  }
  return found;
}
