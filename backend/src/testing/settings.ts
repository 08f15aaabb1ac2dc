import { PRODUCT_NAME } from '../contract/domains/site-look.ts';
import type { HttpSettings } from '../http/edge/settings/settings.ts';

const published = ['privacy', 'accessibility'] as const;

/** Returns settings of the API for tests. `over` replaces some. */
export const someSettings = ({
  publicUrl = 'http://localhost',
  ...over
}: Partial<HttpSettings> = {}): HttpSettings => ({
  domain: 'localhost',
  publicUrl,
  passkeysUrl: publicUrl,
  storefrontUrl: undefined,
  appOrigins: [],
  fileOrigins: [],
  trustProxy: 0,
  uploadQuota: 1_000_000,
  requireAdminTotp: false,
  google: undefined,
  flaggedDestinations: 'warn',
  securityContact: 'admin@example.com',
  legal: {
    published,
    ownPages: [],
    texts: {},
    links: {},
    terms: [],
    termsOf: null,
    contact: 'admin@example.com',
    retention: {},
  },
  look: { name: PRODUCT_NAME, logo: undefined, shades: undefined, legal: published, storefront: undefined },
  appsRoot: '',
  isOurs: (hostname) => hostname === new URL(publicUrl).hostname,
  ...over,
});
