import { PRODUCT_LOOK } from '../contract/domains/site-look.ts';
import type { HttpSettings } from '../http/edge/settings/settings.ts';

const published = ['privacy', 'accessibility'] as const;

/** Returns settings of the API for tests. `over` replaces some. */
export const someSettings = ({
  publicUrl = 'http://localhost',
  ...over
}: Partial<HttpSettings> = {}): HttpSettings => ({
  domain: 'localhost',
  publicUrl,
  firstDomain: 'localhost',
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
  look: { ...PRODUCT_LOOK, legal: published },
  appsRoot: '',
  isOurs: (hostname) => hostname === new URL(publicUrl).hostname,
  ...over,
});
