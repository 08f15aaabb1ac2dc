import { RESET_MINUTES } from '../../../commands/reset-password.ts';
import { MAIL_WORDS } from '../../../contract/words/mail/index.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';
import { button } from './parts.ts';

/** The mail with the link to set a new password. */
export function resetMail(recipient: Recipient, link: string): Mail {
  const { subject, lead, action, close } = MAIL_WORDS[recipient.language].reset;
  return layOut(recipient, {
    subject,
    lead,
    centre: button(link, action),
    centreText: link,
    close: close(RESET_MINUTES),
  });
}
