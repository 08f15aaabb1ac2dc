import type { Logger } from 'pino';
import type { LegalSettings } from '../../http/edge/settings/legal-settings.ts';
import type { ServedDomains } from '../../http/edge/sites/served-domains.ts';
import { Sites } from '../../http/edge/sites/sites.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { MailSites } from '../../processes/mails/site.ts';
import type { Config } from '../settings/config.ts';

interface SitesParts {
  readonly log: EventLog;
  readonly logger: Logger;
  readonly domains: ServedDomains;
  readonly legalOf: (domain: string) => LegalSettings;
  /** The public address. */
  readonly url: string;
}

/** Returns the sites of an installation. `load` reads what the domains have of their own. */
export const openSites = (
  { storefrontUrl }: Pick<Config, 'storefrontUrl'>,
  { url, legalOf, ...ports }: SitesParts,
): Sites => new Sites(ports, { publicUrl: url, storefrontUrl, legalOf });

/** Returns how mails look at each site, and who sends them. */
export const mailSites = (
  { mailFromByDomain }: Pick<Config, 'mailFromByDomain'>,
  sites: Pick<Sites, 'at' | 'first'>,
): MailSites => ({
  siteAt: (asked) => {
    const { domain, publicUrl, look } = asked === undefined ? sites.first : sites.at(asked);
    return { publicUrl, look, from: mailFromByDomain[domain] };
  },
});
