import { Mutex } from 'async-mutex';

/** Runs tasks with the same key one after the other, whether they succeed or fail. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>();

  async runExclusive<T>(key: string, task: () => Promise<T>): Promise<T> {
    const mutex = this.#mutexes.get(key) ?? new Mutex();
    this.#mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(task);
    } finally {
      if (!mutex.isLocked()) this.#mutexes.delete(key);
    }
  }
}
