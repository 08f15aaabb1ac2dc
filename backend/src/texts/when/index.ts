import type { TimedDestination } from '../../contract/content/pick-destination.ts';
import type { Catalogue } from '../catalogue.ts';
import { ar } from './ar.ts';
import { datesInWords, daysInWords, languageNames } from './days.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { WhenTexts } from './texts.ts';

export { dateInWords, daysInWords, languageName } from './days.ts';

/** The words of a condition's limits, in every language. */
export const WHEN_TEXTS: Catalogue<typeof en> = { en, de, fr, es, ar };

/** What narrows a condition beyond its hours. */
type Limits = Omit<TimedDestination, 'from' | 'to' | 'url' | 'timeZone'>;

/** Describes what narrows a condition beyond its hours, in one line; empty where nothing does. */
export function limitsInWords(limits: Limits, words: WhenTexts): string {
  const { overnight, days = [], languages = [], devices = [] } = limits;
  const or = new Intl.ListFormat(words.locale, { type: 'disjunction' });
  const parts = [
    overnight ? words.overnight : '',
    days.length > 0 ? daysInWords(days, words.locale) : '',
    datesInWords(limits, words),
    languages.length > 0 ? words.languages(or.format(languageNames(languages, words.locale))) : '',
    or.format(devices.map((device) => words.devices[device])),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Adds what narrows a condition to the words of its hours. */
export function withLimits(hours: string, limits: Limits, words: WhenTexts): string {
  const more = limitsInWords(limits, words);
  return more === '' ? hours : `${hours} · ${more}`;
}
