import { vi } from 'vitest';
import type { Product, ReceivedMail } from '../../../support/product.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };

/** Returns the mails to an address so far whose subject matches. */
export async function mailsTo(
  product: Product,
  email: string,
  subject: RegExp,
): Promise<readonly ReceivedMail[]> {
  return (await product.mails()).filter((mail) => mail.to === email && subject.test(mail.subject));
}

/** Waits for the `nth` matching mail, and returns what `pattern` captures in its text. */
async function findIn(product: Product, email: string, subject: RegExp, pattern: RegExp, nth: number) {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(product, email, subject))[nth - 1];
    const found = pattern.exec(mail?.text ?? '')?.[1];
    if (found === undefined) throw new Error(`Mail ${nth} for ${email} is missing`);
    return found;
  }, PATIENCE);
}

export const OTP_SUBJECT = /is your Qlaim code$/;

/** Waits for the `nth` mail with a one-time code, and returns the code. */
export const otpFor = (product: Product, email: string, nth = 1): Promise<string> =>
  findIn(product, email, OTP_SUBJECT, /^\s*(\d{6})\s*$/m, nth);

/** Waits for the `nth` mail with a reset link, and returns the token of the link. */
export const resetTokenFor = (product: Product, email: string, nth = 1): Promise<string> =>
  findIn(product, email, /new Qlaim password$/, /\/reset\?token=(\S+)/, nth).then(decodeURIComponent);

/** Waits for the `nth` invitation to the staff, and returns the token of its link. */
export const invitationFor = (product: Product, email: string, nth = 1): Promise<string> =>
  findIn(product, email, /^Invitation to the staff/, /\/invite\/(\S+)/, nth);
