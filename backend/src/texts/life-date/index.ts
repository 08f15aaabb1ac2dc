import { lifeDateParts } from '../../contract/content/life-date.ts';
import type { Language } from '../../contract/language.ts';
import { LOCALES } from '../locales.ts';

/**
 * Returns a maker of dates of life as a language writes them: `12 May 1931`, `May 1931`, or the year alone. A text that is
 * no such date stays as it is.
 */
export function lifeDateIn(language: Language): (date: string) => string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const [toYear, toMonth, toDay] = [
    write({ year: 'numeric' }),
    write({ year: 'numeric', month: 'long' }),
    write({ dateStyle: 'long' }),
  ];
  return (date) => {
    const parts = lifeDateParts(date);
    if (parts === undefined) return date;
    const { year, month, day } = parts;
    const at = new Date(0);
    at.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
    return (month === undefined ? toYear : day === undefined ? toMonth : toDay).format(at);
  };
}
