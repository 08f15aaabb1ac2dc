import { type Language, LOCALES } from '@qlaim/backend/texts';

/** Returns a day in words: `1 December 2026`. */
export const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
