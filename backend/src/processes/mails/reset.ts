import { RESET_MINUTES } from '../../commands/accounts/reset-password.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';
import { button } from './parts.ts';
import { MAIL_TEXTS } from './texts/index.ts';

/** The mail with the link to set a new password. */
export function resetMail(recipient: Recipient, link: string): Mail {
  const { subject, lead, action, close } = MAIL_TEXTS[recipient.language].reset;
  return layOut(recipient, {
    subject,
    lead,
    centre: button(link, action),
    centreText: link,
    close: close(RESET_MINUTES),
  });
}
