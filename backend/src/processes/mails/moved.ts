import type { Mail } from '../../ports/mailer.ts';
import { escapeHtml, layOut, type Recipient } from './layout.ts';

/** Tells the address that an account had that it has another now, which nobody may have meant. */
export const movedMail = (recipient: Recipient, email: string, profile: string): Mail =>
  layOut(recipient, {
    subject: 'Your Qlaim email was changed',
    greeting: `Hello ${recipient.firstName},`,
    lead: 'The email of your Qlaim account is now:',
    centre: `<p style="margin:0;font-weight:700;text-align:center;overflow-wrap:anywhere">${escapeHtml(email)}</p>`,
    centreText: email,
    close: `If it is mistyped, or was not changed by you, sign in with it and your password, and change it at ${profile}. Whoever reads its mail can set a new password.`,
  });
