import type { Terms } from '../../../domain/account/terms/accepted-terms.ts';
import type { LegalSettings } from './legal-settings.ts';

/** Returns the newest terms of use of a domain, as an acceptance names them; undefined for none. */
export function newestTerms({ terms: [newest], termsOf }: LegalSettings): Terms | undefined {
  return newest && { domain: termsOf, version: newest.day, link: newest.link ?? null };
}
