import type { OperationsTexts } from '../texts.ts';

/** The German texts of the certificates of domains. */
export const certificates: OperationsTexts['certificates'] = {
  title: 'Zertifikate',
  until: (domain, when) => `${domain}: läuft ${when} ab.`,
  none: (domain) => `${domain}: noch keines.`,
};
