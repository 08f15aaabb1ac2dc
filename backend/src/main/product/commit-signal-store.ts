import type { ReadStore } from '../../ports/read-store.ts';

/** A read store that says when another thread has committed to it. */
export interface CommitSignalStore {
  readonly store: ReadStore;
  /** Call it after each commit. */
  tell(collection: string): void;
}

export function withCommitSignal(store: ReadStore): CommitSignalStore {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  return {
    store: {
      ...store,
      committed: (collection) => {
        const waits = waiting.get(collection) ?? Promise.withResolvers<void>();
        waiting.set(collection, waits);
        return waits.promise;
      },
    },
    tell: (collection) => {
      waiting.get(collection)?.resolve();
      waiting.delete(collection);
    },
  };
}
