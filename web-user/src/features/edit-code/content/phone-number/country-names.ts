import { type Language, LOCALES } from '@qlaim/backend/texts';
import { getCountries } from 'react-phone-number-input';

/** Returns the names of countries for the phone field, and their order. In English, it has its own. */
export function countryNames(language: Language) {
  if (language === 'en') return {};
  const locales = LOCALES[language];
  const names = new Intl.DisplayNames(locales, { type: 'region' });
  const labels = Object.fromEntries(getCountries().map((country) => [country, names.of(country) ?? country]));
  return { labels, locales };
}
