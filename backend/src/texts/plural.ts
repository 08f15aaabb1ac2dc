import type { Language } from '../contract/language.ts';
import { LOCALES } from './locales.ts';

/** The plural categories of each language, as Unicode's CLDR has them. */
interface Categories {
  readonly en: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly es: 'one' | 'many' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** A wording for each category of a language. `count` is the number as the language writes it. */
export type Forms<L extends Language> = Readonly<Record<Categories[L], (count: string) => string>>;

/**
 * Returns a maker of texts with a number: `counted({ one: (n) => `${n} scan`, other: (n) => `${n} scans` })(3)`. Each
 * language demands a wording for each of its categories.
 */
export function pluralIn<L extends Language>(language: L) {
  const rules = new Intl.PluralRules(LOCALES[language]);
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  return (forms: Forms<L>): ((count: number) => string) => {
    const byCategory = new Map<string, (count: string) => string>(Object.entries(forms));
    return (count) => byCategory.get(rules.select(count))?.(numbers.format(count)) ?? numbers.format(count);
  };
}
