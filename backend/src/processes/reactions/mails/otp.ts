import { OTP_MINUTES } from '../../../commands/one-time-codes.ts';
import { MAIL_WORDS } from '../../../contract/words/mail/index.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';
import { bigCode } from './parts.ts';

/** The mail with the one-time code that verifies an e-mail address. */
export function otpMail(recipient: Recipient, otp: string): Mail {
  const { subject, lead, close } = MAIL_WORDS[recipient.language].otp;
  return layOut(recipient, {
    subject: subject(otp),
    lead,
    centre: bigCode(otp),
    centreText: otp,
    close: close(OTP_MINUTES),
  });
}
