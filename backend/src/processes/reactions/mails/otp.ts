import { OTP_MINUTES } from '../../../commands/one-time-codes.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';

/** The mail with the one-time code that verifies an e-mail address. */
export const otpMail = (recipient: Recipient, otp: string): Mail =>
  layOut(recipient, {
    subject: `${otp} is your Qlaim code`,
    greeting: `Hello ${recipient.firstName},`,
    lead: 'Enter this code to verify your email:',
    centre: `<p style="margin:0;font-size:40px;font-weight:700;letter-spacing:8px;text-align:center">${otp}</p>`,
    centreText: otp,
    close: `It is valid for ${OTP_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  });
