import type { ScanStatistics } from '@qlaim/backend/contract';
import { deviceRows, referrerRows } from '@qlaim/web-kit/figures';
import { rankedBatchName } from './ranked-batch-name.ts';

type Row = readonly [part: string, what: string, scans: string | number, total: string | number];

export const COLUMNS = ['Figure', 'Of', 'Scans in these days', 'Scans in total'] as const;

const ofDays = (part: string, rows: readonly (readonly [string, number])[]): readonly Row[] =>
  rows.map(([what, count]) => [part, what, count, '']);

/** Returns every figure of the screen as rows of one table. Codes and batches have their names. */
export function allFigures(statistics: ScanStatistics): readonly Row[] {
  const { from, to, total, days, hours, codes, batches } = statistics;
  return [
    ['All scans', `${from} to ${to}`, total, ''],
    ...ofDays(
      'Day (UTC)',
      days.map(({ day, count }) => [day, count]),
    ),
    ...ofDays(
      'Hour (UTC)',
      hours.map((count, hour) => [`${String(hour).padStart(2, '0')}:00`, count]),
    ),
    ...ofDays('Device', deviceRows(statistics)),
    ...ofDays('Site', referrerRows(statistics)),
    ...codes.map(
      ({ code, name, inRange, total: all }): Row => [
        'Code',
        name ? `${code} ${name}` : code,
        inRange ?? '',
        all,
      ],
    ),
    ...batches.map((batch): Row => ['Batch', rankedBatchName(batch), batch.inRange ?? '', batch.total]),
  ];
}
