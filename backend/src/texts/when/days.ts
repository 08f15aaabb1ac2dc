import type { TimedDays, Weekday } from '../../contract/content/pick-destination.ts';
import type { WhenTexts } from './texts.ts';

/** Weeks begin on Monday, as ISO 8601 has them. */
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const nameOf = (day: number, locale: string, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);

/** Names days of the week in their order. Three and more in a row are a range: 'Mon–Fri, Sun'. */
export function daysInWords(
  days: readonly Weekday[],
  locale: string,
  weekday: 'long' | 'short' = 'short',
): string {
  const runs: number[][] = [];
  for (const [place, day] of WEEK.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  const name = (place: number) => nameOf(place, locale, weekday);
  const parts = runs.flatMap((run) => {
    const [first = 0, ...others] = run;
    const last = others.at(-1);
    return last === undefined || others.length === 1 ? run.map(name) : [`${name(first)}–${name(last)}`];
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
}

/** Writes a day `YYYY-MM-DD` in words; as it is where it is none. */
export function dateInWords(date: string, locale: string): string {
  const at = Date.parse(`${date}T12:00Z`);
  if (Number.isNaN(at)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}

/** Describes the first and the last day; empty where there is neither. */
export function datesInWords({ startDate, endDate }: TimedDays, words: WhenTexts): string {
  const [first, last] = [startDate, endDate].map((date) => date && dateInWords(date, words.locale));
  if (first && last) return first === last ? first : words.between(first, last);
  if (first) return words.since(first);
  return last ? words.until(last) : '';
}

/** Returns the name of a language; its tag where the browser has no name. */
export const languageName = (tag: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;

export const languageNames = (tags: readonly string[], locale: string): readonly string[] =>
  tags.map((tag) => languageName(tag, locale));
