import { stringify } from 'csv-stringify/sync';
import { refusalWords } from '../../../contract/refusal-words.ts';
import { type BulkAction, codesFrom } from '../../../domain/bulk-action/state.ts';
import { inSlices } from '../../../log/pacing/slices.ts';

/** Codes without an outcome in one part of the result. */
const PART = 500;

/**
 * Returns the outcome for each code of an action so far, in the order of the codes: `code,outcome`. The result of many codes
 * takes many turns of the event loop.
 */
export async function resultCsv(state: BulkAction): Promise<string> {
  const cell = cells();
  const parts = ['code,outcome\n'];
  for await (const rows of inSlices(partsOf(state)))
    parts.push(rows.map(([code, outcome]) => `${code},${cell(outcome)}\n`).join(''));
  return parts.join('');
}

/** Returns what makes a cell of a text. Few texts stand in many rows, so that each is made once. */
function cells(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const cell = known.get(text) ?? stringify([[text]], { record_delimiter: '' });
    known.set(text, cell);
    return cell;
  };
}

type Row = readonly [code: string, outcome: string];

function* partsOf(state: BulkAction): Generator<Row[]> {
  for (const [place, chunk] of state.chunks.entries()) {
    const outcomes = new Map([
      ...chunk.unchanged.map((code) => [code, 'unchanged'] as const),
      ...chunk.skipped.map((code) => [code, 'cancelled'] as const),
      ...chunk.refused.map(({ code, reason }) => [code, `refused: ${refusalWords(reason)}`] as const),
    ]);
    const undone = state.kept[place];
    const kept = new Set(undone);
    const changed = (code: string) => {
      if (undone === undefined) return 'changed';
      return kept.has(code) ? 'changed, and again since: kept at the undo' : 'changed and undone';
    };
    yield codesFrom(state, chunk.from, chunk.count).map((code) => [
      code,
      outcomes.get(code) ?? changed(code),
    ]);
  }
  const rest = state.status === 'running' ? 'waiting' : 'cancelled';
  for (let from = state.handled; from < state.total; from += PART)
    yield codesFrom(state, from, Math.min(PART, state.total - from)).map((code) => [code, rest]);
}
