import { stringify } from 'csv-stringify/sync';
import { slices } from '../../log/pacing/slices.ts';
import type { Failures } from './failures.ts';

/** Columns beside those of the file. A file that has them already gets them anew. */
const ADDED = ['line', 'reason'];

/** Rows of one part. */
const PART = 500;

/** Returns the rows that were not imported as CSV, which can be corrected and imported again. No cell is taken for a formula. */
export async function failuresCsv({ names, rows }: Failures): Promise<string> {
  const pause = slices.begin();
  const own = names.flatMap((name, place) => (ADDED.includes(name) ? [] : [place]));
  const parts = [csvOf([[...own.map((place) => names[place] ?? ''), ...ADDED]])];
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART);
    parts.push(
      csvOf(
        part.map(({ cells, line, reason }) => [
          ...own.map((place) => cells[place] ?? ''),
          String(line),
          reason,
        ]),
      ),
    );
    await pause();
  }
  return parts.join('');
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true },
  );
