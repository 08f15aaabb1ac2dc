import type { LegalNames } from './texts.ts';

export const es: LegalNames = {
  links: 'Información legal',
  pages: {
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    terms: 'Condiciones de uso',
    contact: 'Contacto',
    accessibility: 'Accesibilidad',
    rules: 'Normas de publicación',
  },
};
