import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mailer.ts';

/** The mail as nodemailer takes it. */
export function toMessage(from: string, { to, subject, text, html, messageId }: Mail): SendMailOptions {
  return {
    from,
    // As one address: a list in a string would be several recipients.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
