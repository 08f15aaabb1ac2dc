import { OTP_MINUTES } from '../../commands/credentials/one-time-codes.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { bigCode } from './layout/parts.ts';
import type { Site } from './site.ts';
import { MAIL_TEXTS } from './texts/index.ts';
import { leavingMailTexts } from './texts/leaving.ts';
import { textsAt } from './texts-at.ts';

/** The mail with the one-time code that verifies an e-mail address. */
export const otpMail = (site: Site, recipient: Recipient, otp: string): Mail =>
  codeMail(site, recipient, otp, textsAt(site, MAIL_TEXTS, recipient.language).otp);

/** The mail with the one-time code that confirms a step of an account without a password. */
export const confirmMail = (site: Site, recipient: Recipient, otp: string): Mail =>
  codeMail(site, recipient, otp, textsAt(site, leavingMailTexts, recipient.language).confirm);

interface Words {
  readonly subject: (otp: string) => string;
  readonly lead: string;
  readonly close: (minutes: number) => string;
}

function codeMail(site: Site, recipient: Recipient, otp: string, { subject, lead, close }: Words): Mail {
  return layOut(site, recipient, {
    subject: subject(otp),
    lead,
    centre: bigCode(otp),
    centreText: otp,
    close: close(OTP_MINUTES),
  });
}
