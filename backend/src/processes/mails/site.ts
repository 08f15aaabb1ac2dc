import type { SiteLook } from '../../contract/domains/site-look.ts';

/** What mails lead to, and how they look. */
export interface Site {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly look: SiteLook;
  /** The sender; undefined for the usual one. */
  readonly from: string | undefined;
}

export interface MailSites {
  /** Returns the site of a domain; the first one for undefined, and for a domain that is served no more. */
  readonly siteAt: (domain: string | undefined) => Site;
}
