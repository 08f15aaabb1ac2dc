import type { Db } from 'mongodb';
import { type Catalogue, collectionName } from './catalogue.ts';

/**
 * How long a generation stays after it went out of use: a reader may have learnt its name just before, and would find it
 * empty rather than gone. Readers that take longer look again (see reading.ts).
 */
export const GRACE_MS = 1_000;

/** Drops what no longer serves, and what a writer may have left under such a name since. */
export async function sweep(db: Db, catalogue: Catalogue, collection: string): Promise<void> {
  const record = await catalogue.find(collection);
  if (record?.active === undefined) return;
  const { active, next, retiredAt } = record;
  if (retiredAt !== undefined && Date.now() - retiredAt.getTime() < GRACE_MS) return;
  // One with a higher number may be about to become `next`.
  const newest = Math.max(active.number, next?.number ?? 0);
  const kept = new Set([active.number, next?.number]);
  const found = await db
    .listCollections({ name: { $regex: `^${collection}\\.` } }, { nameOnly: true })
    .toArray();
  for (const { name } of found) {
    const number = Number(name.slice(collection.length + 1));
    const isOurs = name === collectionName(collection, number);
    if (isOurs && number < newest && !kept.has(number)) await db.dropCollection(name);
  }
}

export interface Sweeper {
  /** Sweeps when the grace is over. What can't be swept then is swept at the next start or rebuild. */
  later(collection: string): void;
  /** Resolves when nothing is waiting to be swept. */
  settled(): Promise<void>;
}

export function createSweeper(run: (collection: string) => Promise<void>): Sweeper {
  const waiting = new Map<string, Promise<void>>();

  async function runLater(collection: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS + 50));
    await run(collection).catch(() => undefined);
  }

  return {
    later(collection) {
      const latest = runLater(collection).finally(() => {
        if (waiting.get(collection) === latest) waiting.delete(collection);
      });
      waiting.set(collection, latest);
    },
    settled: async () => {
      await Promise.all(waiting.values());
    },
  };
}
