import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { type Catalogue, collectionName } from './catalogue.ts';

/**
 * Milliseconds that a retired generation stays: a reader may have read its name just before, and would find it empty.
 * Readers that take longer check again (see reading.ts).
 */
export const GRACE_MS = 1_000;

/** Drops retired generations, and what late writers have left under their names. */
export async function sweep(db: Db, catalogue: Catalogue, collection: string): Promise<void> {
  const record = await catalogue.find(collection);
  if (record?.active === undefined) return;
  const { active, next, retiredAt } = record;
  if (retiredAt !== undefined && Date.now() - retiredAt.getTime() < GRACE_MS) return;
  // A generation with a higher number may be about to become `next`.
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
  /** Sweeps after the grace time. The next start or rebuild sweeps what fails then. */
  later(collection: string): void;
  /** Resolves when no sweep is pending. */
  settled(): Promise<void>;
}

export function createSweeper(run: (collection: string) => Promise<void>): Sweeper {
  const waiting = new Map<string, Promise<void>>();

  async function runLater(collection: string): Promise<void> {
    await sleep(GRACE_MS + 50);
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
