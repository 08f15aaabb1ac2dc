import type { Committed, ReadStore } from '../../ports/read-store.ts';

/** A read store that says what another thread has committed to it. */
export interface CommitSignalStore {
  readonly store: ReadStore;
  /** Call it after each commit. */
  tell(collection: string, documents: Committed): void;
}

export function withCommitSignal(store: ReadStore): CommitSignalStore {
  const waiting = new Map<string, PromiseWithResolvers<Committed>>();
  return {
    store: {
      ...store,
      committed: (collection) => {
        const waits = waiting.get(collection) ?? Promise.withResolvers<Committed>();
        waiting.set(collection, waits);
        return waits.promise;
      },
    },
    tell: (collection, documents) => {
      waiting.get(collection)?.resolve(documents);
      waiting.delete(collection);
    },
  };
}
