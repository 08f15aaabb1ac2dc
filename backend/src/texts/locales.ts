import type { Language } from '../contract/language.ts';

/** The BCP 47 tag by which numbers and dates of a language are written. Arabic texts write digits as codes do: 0 to 9. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  es: 'es',
  ar: 'ar-u-nu-latn',
};
