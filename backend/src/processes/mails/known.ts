import escapeHtml from 'escape-html';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';
import { ACCOUNT_MAIL_TEXTS } from './texts/account.ts';

/**
 * The mail to an address that has an account, in place of the one-time code that was asked for it: only its reader learns
 * that there is one. `code`: the scanned code of the sign-up, which the sign-in then claims.
 */
export function knownMail(recipient: Recipient, publicUrl: string, code: string | null): Mail {
  const { subject, lead, action, close } = ACCOUNT_MAIL_TEXTS[recipient.language].known;
  const login = `${publicUrl}/login`;
  const link = code === null ? login : `${login}?code=${encodeURIComponent(code)}`;
  return layOut(recipient, {
    subject,
    lead,
    centre: `<p style="margin:0;text-align:center"><a href="${escapeHtml(link)}" style="display:inline-block;background:#0f6b4f;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 24px">${escapeHtml(action)}</a></p>`,
    centreText: link,
    close: close(login),
  });
}
