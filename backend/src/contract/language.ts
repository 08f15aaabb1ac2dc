/** The languages of the texts that scanners and new owners read, English first. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in itself, as the language switch shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
};

/** The cookie that remembers the language that a visitor chose. Scripts read it too. */
export const LANGUAGE_COOKIE = 'qlaim_language';

/** How long a browser remembers the chosen language, in seconds: a year. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The query parameter of the language switch: `?language=de`. */
export const LANGUAGE_PARAMETER = 'language';

/** The value of the `dir` attribute of a document in this language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Returns the language that a text names, or undefined. */
export const asLanguage = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);

/**
 * Returns the first language that we have.
 * @param preferred BCP 47 tags, the preferred one first: `['de-AT', 'en']`
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = asLanguage(tag.toLowerCase().split('-', 1)[0]);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
