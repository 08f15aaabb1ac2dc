import type { LegalNames } from './texts.ts';

export const fr: LegalNames = {
  links: 'Informations légales',
  pages: {
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    contact: 'Nous contacter',
    accessibility: 'Accessibilité',
    rules: 'Règles de publication',
  },
};
