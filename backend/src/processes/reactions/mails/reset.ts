import escapeHtml from 'escape-html';
import { RESET_MINUTES } from '../../../commands/reset-password.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';

/** The mail with the link to set a new password. */
export const resetMail = (recipient: Recipient, link: string): Mail =>
  layOut(recipient, {
    subject: 'Set a new Qlaim password',
    greeting: `Hello ${recipient.firstName},`,
    lead: 'Choose a new password here:',
    centre: `<p style="margin:0;text-align:center"><a href="${escapeHtml(link)}" style="display:inline-block;background:#0f6b4f;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 24px">Set a new password</a></p>`,
    centreText: link,
    close: `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  });
