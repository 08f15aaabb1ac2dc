import { createTransport } from 'nodemailer';
import { EngineUnavailable } from '../../ports/errors.ts';
import { MailDeferred, type Mailer } from '../../ports/mailer.ts';
import { toMessage } from './message.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Sender, `Name <address>` or the address alone. */
  readonly from: string;
}

/** Milliseconds: a server that does not answer must not hold up the mails behind this one for minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Hands mail to an SMTP server. What the server answers about the recipient or the message is about this mail: for good
 * (5xx) or for now (4xx). All else is about the server: no connection, no welcome, a login or a sender that it does not take.
 */
export function openSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(from, mail));
      } catch (error) {
        throw toPortError(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** What the server answered is left out: it often repeats the address, and errors end in the log. */
function toPortError(error: unknown): Error {
  const code = property(error, 'code');
  const status = property(error, 'responseCode');
  const summary = new Error([code, status].filter((part) => part !== undefined).join(' '));
  if (!isAboutTheMail(code, status)) return new EngineUnavailable('mail server', summary);
  if (typeof status !== 'number' || status >= 500)
    return new Error(`the mail server refused the mail (${summary.message})`);
  // Before there is a recipient it is full, or busy, for everyone.
  if (property(error, 'command') === 'MAIL FROM') return new EngineUnavailable('mail server', summary);
  return new MailDeferred(`the mail server takes the mail later (${summary.message})`);
}

/** A server that closes (421) or wants other credentials (530) refuses us, not the mail. */
function isAboutTheMail(code: unknown, status: unknown): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== 421 && status !== 530;
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
