import { median } from '../measuring/measure.ts';

/** How many times as much a figure is now, by its name: one value for each round. */
export type Factors = ReadonlyMap<string, readonly number[]>;

interface Row {
  readonly name: string;
  readonly factor: number;
  /** About 95 times in 100 the true median is nearer than this. */
  readonly uncertainty: number;
}

export const rowsOf = (factors: Factors): readonly Row[] =>
  Array.from(factors, ([name, values]) => ({ name, factor: median(values), uncertainty: notch(values) }));

/** Half of the notch of a box plot (McGill, Tukey and Larsen, 1978). */
function notch(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return (1.57 * (at(0.75) - at(0.25))) / Math.sqrt(sorted.length);
}

export const versionsTable = (rows: readonly Row[]): string =>
  [
    '| | now, times before |',
    '| --- | --: |',
    ...rows.map(
      ({ name, factor, uncertainty }) => `| ${name} | ${factor.toFixed(3)} ± ${uncertainty.toFixed(3)} |`,
    ),
    '',
  ].join('\n');
