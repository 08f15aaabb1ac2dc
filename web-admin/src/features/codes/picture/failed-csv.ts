import type { NonScanAbleImage } from '@qlaim/backend/contract';

/** Spreadsheets run a cell that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns the files that became no picture as CSV: name, reason, and the reason in words. */
export const failedCsv = (failed: readonly NonScanAbleImage[]): string =>
  [['name', 'reason', 'message'], ...failed.map(({ name, reason, message }) => [name, reason, message])]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
