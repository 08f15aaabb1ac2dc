import { formatCount } from '@qlaim/web-kit';

const WEEK = 7;

interface Weeks {
  readonly latest: number;
  /** The seven days before. */
  readonly before: number;
}

const sumOf = (days: readonly { readonly count: number }[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);

/** Sums up two weeks of days, oldest first. */
export const weeksOf = (days: readonly { readonly count: number }[]): Weeks => ({
  latest: sumOf(days.slice(-WEEK)),
  before: sumOf(days.slice(-2 * WEEK, -WEEK)),
});

/** Compares the weeks: '12 % more than in the seven days before (1,204)'. */
export function comparedInWords({ latest, before }: Weeks): string {
  if (before === 0) return 'None in the seven days before';
  const percent = Math.round((Math.abs(latest - before) / before) * 100);
  const than = `in the seven days before (${formatCount(before)})`;
  if (percent === 0) return `As many as ${than}`;
  return `${formatCount(percent)} % ${latest > before ? 'more' : 'fewer'} than ${than}`;
}
