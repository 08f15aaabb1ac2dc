import type { LegalNames } from './texts.ts';

export const de: LegalNames = {
  links: 'Rechtliches',
  pages: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    contact: 'Kontakt',
    accessibility: 'Barrierefreiheit',
    rules: 'Hausregeln',
  },
};
