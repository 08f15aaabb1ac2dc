import type { HttpSettings } from '../http/edge/settings/settings.ts';

/** Returns settings of the API for tests. `over` replaces some. */
export const someSettings = (over: Partial<HttpSettings> = {}): HttpSettings => ({
  publicUrl: 'http://localhost',
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
    published: ['privacy', 'accessibility'],
    texts: {},
    terms: [],
    contact: 'admin@example.com',
    retention: {},
  },
  appsRoot: '',
  ...over,
});
