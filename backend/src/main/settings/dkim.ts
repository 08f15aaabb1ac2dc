import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { DkimSettings } from '../../adapters/smtp/mailer.ts';
import { senderDomain } from '../../adapters/smtp/sender.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';

/** Receivers ignore shorter keys, and DNS answers no longer ones (RFC 8301). Bits. */
const BITS = { min: 2048, max: 4096 };

/** Returns how mails are signed; undefined where nothing signs them here. Throws `ConfigError` for settings that sign nothing. */
export function dkimOf(data: Environment, mailFrom: string): DkimSettings | undefined {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: pem } = data;
  if (selector === undefined && pem === undefined) return undefined;
  if (selector === undefined || pem === undefined)
    throw new ConfigError('DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together');
  if (data.SMTP_URL === undefined) throw new ConfigError('DKIM_PRIVATE_KEY signs nothing without SMTP_URL');
  const domain = senderDomain(mailFrom);
  if (domain === undefined) throw new ConfigError('DKIM_SELECTOR needs a MAIL_FROM with a domain');
  const privateKey = keyOf(pem.replaceAll('\\n', '\n'));
  const bits = privateKey?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey?.asymmetricKeyType !== 'rsa' || bits < BITS.min || bits > BITS.max)
    throw new ConfigError(`DKIM_PRIVATE_KEY must be an RSA key in PEM, of ${BITS.min} to ${BITS.max} bits`);
  return { domain, selector, privateKey };
}

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
