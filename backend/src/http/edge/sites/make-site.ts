import { iconOf } from '../../../contract/device/site-icons.ts';
import { logoOf, servingLogo } from '../../../contract/domains/logo.ts';
import { shadesOf } from '../../../contract/domains/shades.ts';
import { PRODUCT_NAME } from '../../../contract/domains/site-look.ts';
import { type DomainSettings, type OwnSettings, settingsOf } from '../../../domain/domain-settings/decide.ts';
import type { LegalSettings } from '../settings/legal-settings.ts';
import type { Site } from '../settings/site.ts';
import { withOwnLinks } from './own-legal.ts';

/** What sites are made of, beside what is set for each domain. */
export interface SiteBasis {
  /** The public address, whose domain is the first one. */
  readonly publicUrl: string;
  /** The storefront of the environment. */
  readonly storefrontUrl: string | undefined;
  /** Returns the legal pages of a domain. */
  readonly legalOf: (domain: string) => LegalSettings;
}

/** Returns what serves at a domain: what it has of its own, else what it inherits. */
export function makeSite(basis: SiteBasis, settings: DomainSettings, domain: string): Site {
  const own = settingsOf(settings, domain);
  const inherited = inheritedOf(basis, settings, domain);
  const legal = withOwnLinks(basis.legalOf(domain), own, domain);
  const colour = own.colour ?? inherited.colour;
  const logo = servingLogo(own, inherited);
  const storefrontUrl = own.storefront ?? inherited.storefront ?? undefined;
  return {
    domain,
    publicUrl: addressAt(basis.publicUrl, domain),
    storefrontUrl,
    legal,
    look: {
      name: own.name ?? inherited.name,
      logo: logo === null ? undefined : logoOf(logo),
      icon: iconOf(logo, colour),
      shades: colour === null ? undefined : shadesOf(colour),
      legal: legal.published,
      storefront: storefrontUrl,
    },
  };
}

type Inherited = Pick<OwnSettings, 'colour' | 'storefront' | 'logo'> & { readonly name: string };

/** Returns what a domain inherits: what the first one has of its own, else what the installation has. Legal pages are not. */
export function inheritedOf(
  { publicUrl, storefrontUrl }: Omit<SiteBasis, 'legalOf'>,
  settings: DomainSettings,
  domain: string,
): Inherited {
  const first = new URL(publicUrl).hostname;
  const installation = { name: PRODUCT_NAME, colour: null, storefront: storefrontUrl ?? null, logo: null };
  if (domain === first) return installation;
  const { name, colour, storefront, logo } = settingsOf(settings, first);
  return {
    name: name ?? installation.name,
    colour: colour ?? installation.colour,
    storefront: storefront ?? installation.storefront,
    logo,
  };
}

/** Domains differ in the host alone: all have the scheme and the port of the public address. */
function addressAt(publicUrl: string, domain: string): string {
  const url = new URL(publicUrl);
  if (url.hostname === domain) return publicUrl;
  url.hostname = domain;
  return url.href.replace(/\/+$/, '');
}
