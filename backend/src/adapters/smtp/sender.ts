import { domainToASCII } from 'node:url';

/** Returns the domain of a sender, `Name <address>` or the address alone, in ASCII. Undefined where it has none. */
export function senderDomain(from: string): string | undefined {
  const bracketed = /^[^<>]*<([^<>]+)>$/.exec(from.trim())?.[1];
  const address = bracketed ?? from.trim();
  const domain = /^[^\s@<>]+@([^\s@<>]+)$/.exec(address)?.[1];
  return domain === undefined ? undefined : domainToASCII(domain) || undefined;
}
