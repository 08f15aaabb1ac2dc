import type { Catalogue, GenerationRecord } from './catalogue.ts';
import { activeOf } from './lifecycle.ts';
import { GRACE_MS } from './sweep.ts';

/** Runs `work` on the generation that is active at that time. Errors of `work` pass through unless it ran on an old one. */
export type ReadActive = <T>(
  collection: string,
  work: (generation: GenerationRecord) => Promise<T>,
) => Promise<T>;

/**
 * Reads the generation last known to be active, and at the same time checks that it still is. So the next read notices a
 * swap of any process, and no read needs a second round trip.
 */
export function createReadActive(catalogue: Catalogue): ReadActive {
  const known = new Map<string, GenerationRecord>();

  async function active(collection: string): Promise<GenerationRecord> {
    const generation = activeOf(collection, await catalogue.find(collection));
    known.set(collection, generation);
    return generation;
  }

  return async (collection, work) => {
    let generation = known.get(collection) ?? (await active(collection));
    for (;;) {
      const startedAt = performance.now();
      const [outcome, meanwhile] = await Promise.allSettled([work(generation), active(collection)]);
      if (meanwhile.status === 'rejected') throw meanwhile.reason;
      // After so long it may have been dropped before it was read.
      const isLate = performance.now() - startedAt > GRACE_MS / 2;
      const now = isLate ? await active(collection) : meanwhile.value;
      if (isSame(now, generation)) {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      }
      generation = now;
    }
  };
}

function isSame(one: GenerationRecord, other: GenerationRecord): boolean {
  return one.number === other.number && one.fields.length === other.fields.length;
}
