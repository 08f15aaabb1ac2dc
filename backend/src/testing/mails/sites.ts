import { PRODUCT_LOOK } from '../../contract/domains/site-look.ts';
import type { MailSites, Site } from '../../processes/mails/site.ts';

/** Returns how mails look where nobody has set anything. */
export const plainSite = (publicUrl = 'https://qlaim.example'): Site => ({
  publicUrl,
  look: PRODUCT_LOOK,
  from: undefined,
});

/** Returns the sites of an installation with one domain. */
export const atOneSite = (publicUrl?: string): MailSites => ({ siteAt: () => plainSite(publicUrl) });
