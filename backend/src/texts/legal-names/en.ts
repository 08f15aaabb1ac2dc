import type { LegalNames } from './texts.ts';

export const en: LegalNames = {
  links: 'Legal',
  pages: {
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms',
    contact: 'Contact',
    accessibility: 'Accessibility',
    rules: 'House rules',
  },
};
