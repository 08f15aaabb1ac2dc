import type { Language } from '../contract/language.ts';

/** What a screen reader says while the texts of a page load. All languages load at once. */
export const LOADING: Readonly<Record<Language, string>> = {
  en: 'Loading',
  de: 'Wird geladen',
  fr: 'Chargement',
  es: 'Cargando',
  ar: 'جارٍ التحميل',
};
