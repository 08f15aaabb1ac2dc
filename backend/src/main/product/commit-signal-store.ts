import type { Committed, ReadStore } from '../../ports/read-store.ts';

/** A read store that says what another thread has committed to it. */
export interface CommitSignalStore {
  readonly store: ReadStore;
  /** Call it after each commit. */
  tell(collection: string, documents: Committed): void;
}

export function withCommitSignal(store: ReadStore): CommitSignalStore {
  const listeners = new Map<string, Set<(documents: Committed) => void>>();
  const listenersOf = (collection: string) => {
    const all = listeners.get(collection) ?? new Set();
    listeners.set(collection, all);
    return all;
  };
  return {
    store: {
      ...store,
      committed: (collection, listener) => {
        const all = listenersOf(collection);
        all.add(listener);
        return () => all.delete(listener);
      },
    },
    tell: (collection, documents) => {
      for (const listener of listenersOf(collection)) listener(documents);
    },
  };
}
