import { GOOGLE_PATHS } from '../../contract/google.ts';
import type { Config } from './config.ts';
import { originAt } from './origin-at.ts';

/**
 * Returns the addresses that must be listed for the client at Google: one for each domain. Google refuses a sign-in at any other. `added`:
 * the domains that were added beside those of the settings. Empty where Google or the public address is not set.
 */
export function googleCallbacks(
  { google, publicUrl, tls, proxiedDomains }: Pick<Config, 'google' | 'publicUrl' | 'tls' | 'proxiedDomains'>,
  added: readonly string[],
): readonly string[] {
  if (!google || publicUrl === undefined) return [];
  const domains = [new URL(publicUrl).hostname, ...(tls?.domains ?? []), ...proxiedDomains, ...added];
  return [...new Set(domains)].map((domain) => originAt(publicUrl, domain) + GOOGLE_PATHS.callback);
}
