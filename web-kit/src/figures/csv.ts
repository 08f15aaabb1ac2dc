import { stringify } from 'csv-stringify/browser/esm/sync';

/** A name or a time, and what belongs to it. */
export type CsvRow = readonly [label: string, ...cells: (string | number)[]];

/** A name or a time, and a number of scans. */
export type CountRow = readonly [label: string, count: number];

/** Returns rows as CSV. The name of a site can not become a formula of a spreadsheet. */
export const csvOf = (columns: readonly string[], rows: readonly CsvRow[]): string =>
  stringify([columns, ...rows], { escape_formulas: true });
