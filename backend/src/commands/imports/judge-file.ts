import { IMPORT_FIELDS, type ImportColumns, recognise } from '../../contract/imports/columns.ts';
import { IMPORT_MESSAGES } from '../../contract/imports/messages.ts';
import type { RowRules } from '../../contract/imports/row.ts';
import type { ImportReport } from '../../contract/imports/schemas.ts';
import { ok, type Result, refuse, refuseField } from '../../contract/result.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import { type CsvLine, csvLines, UnreadableFile } from './csv-lines.ts';
import { type InUse, type JudgedLine, JudgedRows } from './judged-rows.ts';
import { rowTexts } from './row-texts.ts';

export type FileHead = Pick<ImportReport, 'source' | 'names' | 'columns'>;

export interface Judging {
  readonly rules: RowRules;
  /** The columns that were chosen; undefined for those that are recognised. */
  readonly columns: ImportColumns | undefined;
  readonly inUse?: InUse;
  /** Takes each row once the columns are known. */
  readonly take?: (line: JudgedLine, head: FileHead) => Promise<void>;
}

/**
 * Reads a file row by row, with turns of the event loop between them, and judges each. Refuses a file that is no import. One
 * without a column of short codes is answered without rows, so that a column can be chosen.
 */
export async function judgeFile(
  file: AsyncIterable<Uint8Array>,
  judging: Judging,
): Promise<Result<ImportReport, 'invalid_input'>> {
  try {
    return await judge(csvLines(file), judging);
  } catch (error) {
    if (error instanceof UnreadableFile)
      return refuse('invalid_input', { message: error.message, issues: [] });
    throw error;
  }
}

async function judge(
  lines: AsyncGenerator<CsvLine>,
  { rules, columns: chosen, inUse, take }: Judging,
): Promise<Result<ImportReport, 'invalid_input'>> {
  const first = await lines.next();
  if (first.done) return refuseField('file', IMPORT_MESSAGES.empty);
  const names = [...first.value.cells];
  const { source, columns: recognised } = recognise(names);
  const columns = { ...(chosen ?? recognised) };
  const unknown = IMPORT_FIELDS.find(
    (field) => columns[field] !== undefined && !names.includes(columns[field]),
  );
  if (unknown !== undefined) return refuseField(`columns.${unknown}`, IMPORT_MESSAGES.unknownColumn);
  const head = { source, names, columns };
  if (columns.short === undefined && columns.address === undefined)
    return ok({ ...head, rows: 0, valid: 0, faulty: 0, faults: [] });
  const rows = new JudgedRows(rowTexts(names, columns), rules, inUse);
  for await (const line of inSlices(lines)) {
    const judged = await rows.judge(line);
    await take?.(judged, head);
  }
  return ok({ ...head, ...(await rows.report()) });
}
