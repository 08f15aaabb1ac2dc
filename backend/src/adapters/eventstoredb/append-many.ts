import pMap, { pMapSkip } from 'p-map';
import type { Append, AppendOutcome } from '../../ports/event-store.ts';
import { APPENDS_AT_ONCE } from './connection/append-connection.ts';

/** Leaves permits to single appends. */
const CONCURRENCY = APPENDS_AT_ONCE - 3;

/**
 * Appends side by side, a few at once. After the first rejection no more start. The call rejects once those under way are
 * settled, so that a repeat meets none of them.
 */
export async function appendAll(
  appends: readonly Append[],
  append: (one: Append) => Promise<AppendOutcome>,
): Promise<AppendOutcome[]> {
  const failures: unknown[] = [];
  const outcomes = await pMap(
    appends,
    async (one) => {
      if (failures.length > 0) return pMapSkip;
      try {
        return await append(one);
      } catch (error) {
        failures.push(error);
        return pMapSkip;
      }
    },
    { concurrency: CONCURRENCY },
  );
  if (failures.length > 0) throw failures[0];
  return outcomes;
}
