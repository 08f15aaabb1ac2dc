import { OTP_MINUTES } from '../../commands/credentials/one-time-codes.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';
import { bigCode } from './parts.ts';
import { MAIL_TEXTS } from './texts/index.ts';
import { leavingMailTexts } from './texts/leaving.ts';

/** The mail with the one-time code that verifies an e-mail address. */
export const otpMail = (recipient: Recipient, otp: string): Mail =>
  codeMail(recipient, otp, MAIL_TEXTS[recipient.language].otp);

/** The mail with the one-time code that confirms a step of an account without a password. */
export const confirmMail = (recipient: Recipient, otp: string): Mail =>
  codeMail(recipient, otp, leavingMailTexts[recipient.language].confirm);

interface Words {
  readonly subject: (otp: string) => string;
  readonly lead: string;
  readonly close: (minutes: number) => string;
}

function codeMail(recipient: Recipient, otp: string, { subject, lead, close }: Words): Mail {
  return layOut(recipient, {
    subject: subject(otp),
    lead,
    centre: bigCode(otp),
    centreText: otp,
    close: close(OTP_MINUTES),
  });
}
