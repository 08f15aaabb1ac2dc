import type { Catalogue, GenerationRecord } from './catalogue.ts';
import { activeOf } from './lifecycle.ts';
import { GRACE_MS } from './sweep.ts';

/** Reads the active generation as it is when asked; what `work` throws is thrown on unless it was asked of an old one. */
export type ReadActive = <T>(
  collection: string,
  work: (generation: GenerationRecord) => Promise<T>,
) => Promise<T>;

/**
 * Asks the generation last known to be active, and at the same time whether it still is: a swap made by any process is
 * noticed by the next read, and costs no read a second way to the server.
 */
export function createReadActive(catalogue: Catalogue): ReadActive {
  const known = new Map<string, GenerationRecord>();

  async function active(collection: string): Promise<GenerationRecord> {
    const generation = activeOf(collection, await catalogue.find(collection));
    known.set(collection, generation);
    return generation;
  }

  return async (collection, work) => {
    let asked = known.get(collection) ?? (await active(collection));
    for (;;) {
      const startedAt = performance.now();
      const [outcome, meanwhile] = await Promise.allSettled([work(asked), active(collection)]);
      if (meanwhile.status === 'rejected') throw meanwhile.reason;
      // After that long it may have been dropped before it was read.
      const isLate = performance.now() - startedAt > GRACE_MS / 2;
      const now = isLate ? await active(collection) : meanwhile.value;
      if (isSame(now, asked)) {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      }
      asked = now;
    }
  };
}

function isSame(one: GenerationRecord, other: GenerationRecord): boolean {
  return one.number === other.number && one.fields.length === other.fields.length;
}
