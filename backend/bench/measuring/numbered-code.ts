import { SHORT_CODE_ALPHABET } from '../../src/contract/short-codes/short-code.ts';

/** Returns a short code for a number. Different numbers have different codes. */
export function codeOf(number: number): string {
  const digit = (place: number) => SHORT_CODE_ALPHABET[Math.floor(number / 32 ** place) % 32] ?? '';
  return Array.from({ length: 10 }, (_, place) => digit(9 - place)).join('');
}
