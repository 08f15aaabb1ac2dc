import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { senderDomain } from '../../adapters/smtp/sender.ts';
import type { MailSender, ResolveTxt } from '../../processes/mail-sender/check-sender.ts';
import type { Config } from '../settings/config.ts';

/** Returns the usual sender of mails; undefined where they go to no mail server. */
export const mailSenderOf = (config: Config): MailSender | undefined => senderOf(config, config.mailFrom);

/** Returns the senders of the domains that have one of their own, each domain of a sender once. */
export function otherSendersOf(config: Config): readonly MailSender[] {
  const usual = senderDomain(config.mailFrom);
  const senders = Object.values(config.mailFromByDomain).flatMap((from) => senderOf(config, from) ?? []);
  const byDomain = new Map(senders.map((sender) => [sender.domain, sender]));
  return [...byDomain.values()].filter(({ domain }) => domain !== usual);
}

function senderOf({ smtpUrl, dkim }: Config, from: string): MailSender | undefined {
  const domain = senderDomain(from);
  if (smtpUrl === undefined || domain === undefined) return undefined;
  if (dkim === undefined) return { domain, dkim };
  const der = createPublicKey(dkim.privateKey.export({ type: 'pkcs8', format: 'pem' })).export({
    type: 'spki',
    format: 'der',
  });
  return { domain, dkim: { selector: dkim.selector, publicKey: der.toString('base64') } };
}

/** Asks the machine's DNS servers, for some seconds at most, and until stopped. */
export function openDns(signal: AbortSignal): ResolveTxt {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  return (name) => resolver.resolveTxt(name);
}
