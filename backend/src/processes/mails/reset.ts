import { RESET_MINUTES } from '../../commands/accounts/reset-password.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { button } from './layout/parts.ts';
import type { Site } from './site.ts';
import { MAIL_TEXTS } from './texts/index.ts';
import { textsAt } from './texts-at.ts';

/** The mail with the link to set a new password. */
export function resetMail(site: Site, recipient: Recipient, link: string): Mail {
  const { subject, lead, action, close } = textsAt(site, MAIL_TEXTS, recipient.language).reset;
  return layOut(site, recipient, {
    subject,
    lead,
    centre: button(link, action),
    centreText: link,
    close: close(RESET_MINUTES),
  });
}
