import { stringify } from 'csv-stringify/sync';
import { ERRORS } from '../contract/errors.ts';
import { type BulkAction, codesFrom } from '../domain/bulk-action/state.ts';

/** Returns what became of each code of an action so far, in the order of the codes: `code,outcome`. */
export function resultCsv(state: BulkAction): string {
  const rows = state.chunks.flatMap((chunk, place) => {
    const outcomes = new Map([
      ...chunk.unchanged.map((code) => [code, 'unchanged'] as const),
      ...chunk.skipped.map((code) => [code, 'cancelled'] as const),
      ...chunk.refused.map(({ code, reason }) => [code, `refused: ${wordsOf(reason)}`] as const),
    ]);
    const undone = state.kept[place];
    const kept = new Set(undone);
    const changed = (code: string) => {
      if (undone === undefined) return 'changed';
      return kept.has(code) ? 'changed, and again since: kept at the undo' : 'changed and undone';
    };
    return codesFrom(state, chunk.from, chunk.count).map((code) => [
      code,
      outcomes.get(code) ?? changed(code),
    ]);
  });
  const ended = state.status !== 'running';
  const rest = codesFrom(state, state.handled, state.total - state.handled).map((code) => [
    code,
    ended ? 'cancelled' : 'waiting',
  ]);
  return stringify([['code', 'outcome'], ...rows, ...rest]);
}

const wordsOf = (reason: string): string => {
  const known = Object.entries(ERRORS).find(([code]) => code === reason);
  return known ? known[1].message : reason;
};
