import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { LegalSettings } from './legal-settings.ts';

/** What differs by the domain at which the installation is asked. It is replaced as a whole when one of it changes. */
export interface Site {
  readonly domain: string;
  /** The address of the domain, without a trailing slash. */
  readonly publicUrl: string;
  /** The destination of scans that lead nowhere; undefined for the welcome page, which shows the reason. */
  readonly storefrontUrl: string | undefined;
  readonly legal: LegalSettings;
  readonly look: SiteLook;
}
