import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mailer.ts';

/** The mail in nodemailer's form. */
export function toMessage(from: string, { to, subject, text, html, messageId }: Mail): SendMailOptions {
  return {
    from,
    // As an object, because nodemailer splits a string into several recipients.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
