import { z } from 'zod';
import { SHORT_CODE_ALPHABET } from '../short-codes/short-code.ts';

const GROUP = '[0-9A-HJKMNP-TV-Z]{4}';
const NUMBER = new RegExp(`^N-${GROUP}-${GROUP}$`);

/** How many letters and digits a number has. */
export const NOTICE_NUMBER_LENGTH = 8;

/** The number of a notice, which people read and type: `N-7ZK3-M9QW`. */
export const NoticeNumber = z.string().regex(NUMBER, 'This is not the number of a notice');

/** Returns the number that random bytes come to: eight letters and digits without those that look alike. */
export function noticeNumberOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => SHORT_CODE_ALPHABET[byte % SHORT_CODE_ALPHABET.length]).join(
    '',
  );
  return `N-${letters.slice(0, NOTICE_NUMBER_LENGTH / 2)}-${letters.slice(NOTICE_NUMBER_LENGTH / 2)}`;
}
