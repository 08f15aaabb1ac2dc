import { formatCount } from '@qlaim/web-kit';

/** Describes the sparkline: '48 scans in 30 days, 3 today'. `days` are daily counts, today last. */
export function recentScansInWords(days: readonly number[]): string {
  const total = days.reduce((sum, scans) => sum + scans, 0);
  return `${formatCount(total)} ${total === 1 ? 'scan' : 'scans'} in ${days.length} days, ${formatCount(days.at(-1) ?? 0)} today`;
}
