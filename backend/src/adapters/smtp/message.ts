import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mailer.ts';
import { senderDomain } from './sender.ts';

/**
 * The mail in nodemailer's form, with a Message-ID of the sender's domain (RFC 5322, 3.6.4). Nodemailer adds the `Date` of
 * the hand-over.
 */
export function toMessage(
  usual: string,
  { from = usual, to, subject, text, html, language, id }: Mail,
): SendMailOptions {
  return {
    from,
    // As an object, because nodemailer splits a string into several recipients.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${senderDomain(from) ?? 'localhost'}>`,
    // No program answers it, such as one that tells of a holiday (RFC 3834). Its language is named as RFC 3282 says.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
