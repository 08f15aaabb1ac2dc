import escapeHtml from 'escape-html';
import { RESET_MINUTES } from '../../../commands/reset-password.ts';
import { MAIL_WORDS } from '../../../contract/words/mail/index.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';

/** The mail with the link to set a new password. */
export function resetMail(recipient: Recipient, link: string): Mail {
  const { subject, lead, action, close } = MAIL_WORDS[recipient.language].reset;
  return layOut(recipient, {
    subject,
    lead,
    centre: `<p style="margin:0;text-align:center"><a href="${escapeHtml(link)}" style="display:inline-block;background:#0f6b4f;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 24px">${escapeHtml(action)}</a></p>`,
    centreText: link,
    close: close(RESET_MINUTES),
  });
}
