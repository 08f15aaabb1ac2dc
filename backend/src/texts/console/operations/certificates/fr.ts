import type { OperationsTexts } from '../texts.ts';

/** The French texts of the certificates of domains. */
export const certificates: OperationsTexts['certificates'] = {
  title: 'Certificats',
  until: (domain, when) => `${domain} : expire ${when}.`,
  none: (domain) => `${domain} : aucun pour l’instant.`,
};
