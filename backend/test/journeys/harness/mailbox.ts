import { vi } from 'vitest';
import type { Product, ReceivedMail } from './product.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };

/** The mails of one subject that somebody has got so far. */
export async function mailsTo(
  product: Product,
  email: string,
  subject: RegExp,
): Promise<readonly ReceivedMail[]> {
  return (await product.mails()).filter((mail) => mail.to === email && subject.test(mail.subject));
}

/** Waits for the `nth` such mail and finds in it what `wanted` captures. */
async function findIn(product: Product, email: string, subject: RegExp, wanted: RegExp, nth: number) {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(product, email, subject))[nth - 1];
    const found = wanted.exec(mail?.text ?? '')?.[1];
    if (found === undefined) throw new Error(`Mail ${nth} for ${email} has not come`);
    return found;
  }, PATIENCE);
}

export const OTP_SUBJECT = /is your Qlaim code$/;

/** The one-time code of the `nth` mail with one. */
export const otpFor = (product: Product, email: string, nth = 1): Promise<string> =>
  findIn(product, email, OTP_SUBJECT, /^\s*(\d{6})\s*$/m, nth);

/** The token of the `nth` mail with a link to set a new password. */
export const resetTokenFor = (product: Product, email: string, nth = 1): Promise<string> =>
  findIn(product, email, /new Qlaim password$/, /\/reset\?token=(\S+)/, nth).then(decodeURIComponent);
