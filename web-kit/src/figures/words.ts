import type { Bar } from '../data/BarChart.tsx';
import { formatCount } from '../format.ts';

const longDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns '21 November 2026' of a UTC day. */
export const dayInWords = (day: string): string => longDays.format(new Date(day));

/** Returns '21 Nov' of a UTC day. */
export const shortDay = (day: string): string => shortDays.format(new Date(day));

/** Says what a chart shows: '48 scans in 30 days. Most: 9, 3 November 2026'. */
export function chartInWords(bars: readonly Bar[], span: string): string {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const scans = `${formatCount(total)} ${total === 1 ? 'scan' : 'scans'} in ${span}`;
  const [first, ...rest] = bars;
  if (!first || total === 0) return scans;
  const most = rest.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  return `${scans}. Most: ${formatCount(most.value)}, ${most.label}`;
}
