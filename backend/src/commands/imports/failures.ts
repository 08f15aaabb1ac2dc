import { IMPORT_FAULTS } from '../../contract/imports/faults.ts';
import { refusalWords } from '../../contract/refusal-words.ts';
import { type BulkAction, codesFrom } from '../../domain/bulk-action/state.ts';
import { slices } from '../../log/pacing/slices.ts';
import { FAULTS, HEAD, KEPT_TOGETHER, type KeepingContext, type KeptRow, partOf, ROWS } from './kept-rows.ts';

/** A row that was not imported, as it stood in the file, and why. */
export interface FailedRow extends KeptRow {
  readonly reason: string;
}

export interface Failures {
  /** The names of the columns. */
  readonly names: readonly string[];
  /** In the order of the file. */
  readonly rows: readonly FailedRow[];
}

const CANCELLED = 'The import was cancelled before this row';

type Context = Pick<KeepingContext, 'vault' | 'keys'>;

/**
 * Returns the rows that an import has not imported so far: the faulty ones, those that were refused, and after a cancellation
 * the rest. Undefined where the rows have expired.
 */
export async function failuresOf(
  context: Context,
  id: string,
  state: BulkAction,
): Promise<Failures | undefined> {
  const [head] = await partOf(context, id, HEAD, 0);
  if (!head) return undefined;
  const rows: FailedRow[] = [];
  for (let place = 0; ; place += 1) {
    const faults = await partOf(context, id, FAULTS, place);
    if (faults.length === 0) break;
    rows.push(...faults.map(({ line, cells, fault }) => ({ line, cells, reason: IMPORT_FAULTS[fault] })));
  }
  rows.push(...(await refusedRows(context, id, state)));
  return { names: head.names, rows: rows.toSorted((one, other) => one.line - other.line) };
}

async function refusedRows(context: Context, id: string, state: BulkAction): Promise<FailedRow[]> {
  const pause = slices.begin();
  const reasons = reasonsOf(state);
  const rows: FailedRow[] = [];
  for (let from = 0; from < state.total; from += KEPT_TOGETHER) {
    const codes = codesFrom(state, from, KEPT_TOGETHER);
    if (!codes.some((code) => reasons.has(code))) continue;
    const kept = await partOf(context, id, ROWS, from / KEPT_TOGETHER);
    rows.push(
      ...kept.flatMap((row, place) => {
        const reason = reasons.get(codes[place] ?? '');
        return reason === undefined ? [] : [{ ...row, reason }];
      }),
    );
    await pause();
  }
  return rows;
}

/** Returns why codes were not imported. */
function reasonsOf(state: BulkAction): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { refused, skipped } of state.chunks) {
    for (const { code, reason } of refused) reasons.set(code, refusalWords(reason));
    for (const code of skipped) reasons.set(code, CANCELLED);
  }
  if (state.status !== 'running')
    for (const code of codesFrom(state, state.handled, state.total - state.handled))
      reasons.set(code, CANCELLED);
  return reasons;
}
