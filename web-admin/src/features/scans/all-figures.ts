import type { ScanStatistics } from '@qlaim/backend/contract';
import type { AllScansTexts } from '@qlaim/backend/texts/console/scans';
import { deviceRows, referrerRows } from '@qlaim/web-kit/figures';

type Row = readonly [part: string, what: string, scans: string | number, total: string | number];

export const columnsIn = ({ file }: AllScansTexts): readonly string[] => [
  file.figure,
  file.of,
  file.inRange,
  file.total,
];

const ofDays = (part: string, rows: readonly (readonly [string, number])[]): readonly Row[] =>
  rows.map(([what, count]) => [part, what, count, '']);

/** Returns every figure of the screen as rows of one table. Codes and batches have their names. */
export function allFigures(
  statistics: ScanStatistics,
  words: AllScansTexts,
  batchName: (batch: ScanStatistics['batches'][number]) => string,
): readonly Row[] {
  const { file, figures } = words;
  const { from, to, total, days, hours, codes, batches } = statistics;
  return [
    [file.all, from === to ? from : file.span(from, to), total, ''],
    ...ofDays(
      file.day,
      days.map(({ day, count }) => [day, count]),
    ),
    ...ofDays(
      file.hour,
      hours.map((count, hour) => [`${String(hour).padStart(2, '0')}:00`, count]),
    ),
    ...ofDays(words.device, deviceRows(statistics, figures)),
    ...ofDays(words.site, referrerRows(statistics, figures)),
    ...codes.map(
      ({ code, name, inRange, total: all }): Row => [
        words.code,
        name ? `${code} ${name}` : code,
        inRange ?? '',
        all,
      ],
    ),
    ...batches.map((batch): Row => [words.batch, batchName(batch), batch.inRange ?? '', batch.total]),
  ];
}
