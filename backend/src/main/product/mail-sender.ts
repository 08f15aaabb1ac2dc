import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { senderDomain } from '../../adapters/smtp/sender.ts';
import type { MailSender, ResolveTxt } from '../../processes/mail-sender/check-sender.ts';
import type { Config } from '../settings/config.ts';

/** Returns the senders of mails, the usual one first, each domain of a sender once; none where mails go to no mail server. */
export function mailSendersOf(config: Config): readonly MailSender[] {
  const all = [config.mailFrom, ...Object.values(config.mailFromByDomain)];
  const senders = all.flatMap((from) => senderOf(config, from) ?? []);
  return [...new Map(senders.map((sender) => [sender.domain, sender])).values()];
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
