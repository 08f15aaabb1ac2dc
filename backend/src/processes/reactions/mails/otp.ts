import { OTP_MINUTES } from '../../../commands/one-time-codes.ts';
import { MAIL_WORDS } from '../../../contract/words/mail/index.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';

/** The mail with the one-time code that verifies an e-mail address. */
export function otpMail(recipient: Recipient, otp: string): Mail {
  const { subject, lead, close } = MAIL_WORDS[recipient.language].otp;
  return layOut(recipient, {
    subject: subject(otp),
    lead,
    centre: `<p dir="ltr" style="margin:0;font-size:40px;font-weight:700;letter-spacing:8px;text-align:center">${otp}</p>`,
    centreText: otp,
    close: close(OTP_MINUTES),
  });
}
