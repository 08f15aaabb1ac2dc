import { senderDomain } from '../../adapters/smtp/sender.ts';
import { ConfigError } from './config-error.ts';
import { asDomain, type Environment } from './environment.ts';

const NAME = 'MAIL_FROM_BY_DOMAIN';

/**
 * Returns the senders of mails of domains, `Name <address>` or the address alone, by domain in ASCII. Throws `ConfigError` for what
 * is no sender.
 */
export function mailFromByDomain({
  MAIL_FROM_BY_DOMAIN: text = '',
}: Environment): Readonly<Record<string, string>> {
  const senders: Record<string, string> = {};
  for (const entry of text.split(';').filter((part) => part.trim() !== '')) {
    const [name = '', ...rest] = entry.split('=');
    const from = rest.join('=').trim();
    const domain = asDomain(name.trim());
    if (domain === undefined || senderDomain(from) === undefined)
      throw new ConfigError(
        `${NAME} must be domains and senders: codes.example.org=Shop <codes@example.org>; …`,
      );
    senders[domain] = from;
  }
  return senders;
}
