import type { LegalPage } from '../../contract/legal/legal-page.ts';
import type { Catalogue } from '../catalogue.ts';

interface LegalNames {
  /** The name of the list of links to the pages. */
  readonly links: string;
  readonly pages: Readonly<Record<LegalPage, string>>;
}

const en: LegalNames = {
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

/** The names of the legal pages. They are few and short, so that every footer has them at hand. */
export const LEGAL_NAMES: Catalogue<LegalNames> = {
  en,
  de: {
    links: 'Rechtliches',
    pages: {
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
      contact: 'Kontakt',
      accessibility: 'Barrierefreiheit',
      rules: 'Hausregeln',
    },
  },
  fr: {
    links: 'Informations légales',
    pages: {
      imprint: 'Mentions légales',
      privacy: 'Confidentialité',
      terms: 'Conditions d’utilisation',
      contact: 'Contact',
      accessibility: 'Accessibilité',
      rules: 'Règles de publication',
    },
  },
  es: {
    links: 'Información legal',
    pages: {
      imprint: 'Aviso legal',
      privacy: 'Privacidad',
      terms: 'Condiciones de uso',
      contact: 'Contacto',
      accessibility: 'Accesibilidad',
      rules: 'Normas de publicación',
    },
  },
  ar: {
    links: 'معلومات قانونية',
    pages: {
      imprint: 'بيانات الناشر',
      privacy: 'الخصوصية',
      terms: 'شروط الاستخدام',
      contact: 'الاتصال بنا',
      accessibility: 'سهولة الوصول',
      rules: 'قواعد النشر',
    },
  },
};
