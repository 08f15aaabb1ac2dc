import type { OperationsTexts } from '../texts.ts';

/** The Spanish texts of the certificates of domains. */
export const certificates: OperationsTexts['certificates'] = {
  title: 'Certificados',
  until: (domain, when) => `${domain}: vence ${when}.`,
  none: (domain) => `${domain}: aún no hay ninguno.`,
};
