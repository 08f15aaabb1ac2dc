import { LIMITS } from '../../contract/limits.ts';
import { SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH } from '../../contract/short-codes/short-code.ts';
import type { CommandContext } from '../context.ts';

type Context = Pick<CommandContext, 'random' | 'secrets'>;

/** Returns new recovery codes of 50 random bits each, and their hashes. The codes are shown once. */
export function newRecoveryCodes({ random, secrets }: Context, factor: string) {
  const codes = Array.from({ length: LIMITS.recoveryCodes }, () =>
    Array.from(random.bytes(SHORT_CODE_LENGTH), (byte) => SHORT_CODE_ALPHABET[byte % 32]).join(''),
  );
  return { shown: codes.map(asShown), hashes: codes.map((code) => secrets.recoveryHash(factor, code)) };
}

/** Two groups of five are easier to type. */
const asShown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
