import type { FigureTexts } from '@qlaim/backend/texts/figures';
import type { Bar } from '../data/BarChart.tsx';
import { ENGLISH_FORMATS, type Formats } from '../format.ts';

/** Returns '21 November 2026' of a UTC day. `locale` is a BCP 47 tag. */
export const dayText = (day: string, locale = ENGLISH_FORMATS.locale): string =>
  formatOf(locale, 'long').format(new Date(day));

/** Returns '21 Nov' of a UTC day. */
export const shortDay = (day: string, locale: string): string =>
  formatOf(locale, 'short').format(new Date(day));

/** A chart has many days, and to make a format takes far longer than to use it. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  const name = `${locale} ${month}`;
  const year = month === 'long' ? ({ year: 'numeric' } as const) : {};
  const format =
    made.get(name) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month, ...year, timeZone: 'UTC' });
  made.set(name, format);
  return format;
}

/** Says what a chart shows: '48 scans in 30 days. Most: 9, 3 November 2026'. `sumText` says the first of it. */
export function chartText(
  bars: readonly Bar[],
  sumText: (sum: number) => string,
  { most: mostText }: Pick<FigureTexts, 'most'>,
  formats: Formats,
): string {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const [first, ...rest] = bars;
  if (!first || total === 0) return sumText(total);
  const most = rest.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  return mostText(sumText(total), formats.count(most.value), most.label);
}
