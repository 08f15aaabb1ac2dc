import { createTransport } from 'nodemailer';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { toMessage } from './message.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Sender, `Name <address>` or the address alone. */
  readonly from: string;
}

/** Milliseconds: a server that does not answer must not hold up the mails behind this one for minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mail to an SMTP server. A mail refused for good (5xx) rejects with a plain `Error`, all else with `EngineUnavailable`. */
export function openSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(from, mail));
      } catch (error) {
        throw translate(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** What the server answered is left out: it often repeats the address, and errors end in the log. */
function translate(error: unknown): Error {
  const code = property(error, 'code');
  const status = property(error, 'responseCode');
  const summary = new Error([code, status].filter((part) => part !== undefined).join(' '));
  if (isRefusal(code, status)) return new Error(`the mail server refused the mail (${summary.message})`);
  return new EngineUnavailable('mail server', summary);
}

/** About the recipient or the message, and for good. A server that wants other credentials (530) refuses us, not the mail. */
function isRefusal(code: unknown, status: unknown): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return typeof status !== 'number' || (status >= 500 && status !== 530);
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
