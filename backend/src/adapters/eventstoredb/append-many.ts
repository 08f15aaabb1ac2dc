import type { Append, AppendOutcome } from '../../ports/event-store.ts';
import { APPENDS_AT_ONCE } from './append-line.ts';

/** Leaves places for those who append one by one. */
const AT_ONCE = APPENDS_AT_ONCE - 3;

/**
 * Appends side by side, a few at once. After the first rejection no more are begun, and the call rejects once those
 * begun are over, so that its repeat meets none of them under way.
 */
export async function appendAll(
  appends: readonly Append[],
  append: (one: Append) => Promise<AppendOutcome>,
): Promise<AppendOutcome[]> {
  const outcomes: AppendOutcome[] = [];
  const left = appends.entries();
  const failures: unknown[] = [];
  const work = async () => {
    for (const [index, one] of left) {
      try {
        outcomes[index] = await append(one);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, appends.length) }, work));
  if (failures.length > 0) throw failures[0];
  return outcomes;
}
