import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { button } from './layout/parts.ts';
import type { Site } from './site.ts';
import { ACCOUNT_MAIL_TEXTS } from './texts/account.ts';
import { textsAt } from './texts-at.ts';

/**
 * The mail to an address that has an account, in place of the one-time code that was asked for it: only its reader learns
 * that there is one. `code`: the scanned code of the sign-up, which the sign-in then claims.
 */
export function knownMail(site: Site, recipient: Recipient, code: string | null): Mail {
  const { subject, lead, action, close } = textsAt(site, ACCOUNT_MAIL_TEXTS, recipient.language).known;
  const login = `${site.publicUrl}/login`;
  const link = code === null ? login : `${login}?code=${encodeURIComponent(code)}`;
  return layOut(site, recipient, {
    subject,
    lead,
    centre: button(link, action),
    centreText: link,
    close: close(login),
  });
}
