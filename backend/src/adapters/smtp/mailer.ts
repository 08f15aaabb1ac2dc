import type { KeyObject } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { EngineUnavailable } from '../../ports/errors.ts';
import { MailDeferred, type Mailer } from '../../ports/mailer.ts';
import { toMessage } from './message.ts';
import { senderDomain } from './sender.ts';

/** How mails are signed (RFC 6376). */
export interface DkimSettings {
  /** The domain of the usual sender, so that the signature counts for DMARC. */
  readonly domain: string;
  /** Names the public key in DNS: `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  readonly privateKey: KeyObject;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Sender, `Name <address>` or the address alone. */
  readonly from: string;
  /** Undefined where the mail server signs, or nobody. */
  readonly dkim?: DkimSettings | undefined;
}

/** Milliseconds: a server that does not respond must not delay the next mails for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Hands mail to an SMTP server. A response to the recipient or the message concerns this mail: for good (5xx) or for now
 * (4xx). All other errors concern the server: no connection, no greeting, a login or a sender that it refuses.
 */
export function openSmtpMailer({ url, from, dkim }: SmtpOptions): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  const sign = dkim && signerOf(dkim);
  return {
    async send(mail) {
      try {
        const message = toMessage(from, mail);
        await transport.sendMail(sign ? { ...message, dkim: sign(mail.from ?? from) } : message);
      } catch (error) {
        throw toPortError(error);
      }
    },
    async forget() {
      // It keeps none.
    },
    async close() {
      transport.close();
    },
  };
}

/** All senders have one key: its public part is in the DNS of each of their domains. */
function signerOf({ domain, selector, privateKey: key }: DkimSettings) {
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return (from: string) => ({ domainName: senderDomain(from) ?? domain, keySelector: selector, privateKey });
}

/** Leaves the server's response out: it often repeats the address, and errors end up in the log. */
function toPortError(error: unknown): Error {
  const code = property(error, 'code');
  const status = property(error, 'responseCode');
  const summary = new Error([code, status].filter((part) => part !== undefined).join(' '));
  if (!isAboutTheMail(code, status)) return new EngineUnavailable('mail server', summary);
  if (typeof status !== 'number' || status >= 500)
    return new Error(`the mail server refused the mail (${summary.message})`);
  // Without a recipient yet, the server is full or busy for every mail.
  if (property(error, 'command') === 'MAIL FROM') return new EngineUnavailable('mail server', summary);
  return new MailDeferred(`the mail server defers the mail (${summary.message})`);
}

/** A server that closes (421) or requires other credentials (530) does not refuse the mail. */
function isAboutTheMail(code: unknown, status: unknown): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== 421 && status !== 530;
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
