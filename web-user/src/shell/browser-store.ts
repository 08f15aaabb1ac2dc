/**
 * Stores values in the browser to survive a reload. When the browser forbids storage, the functions do nothing.
 * `area` is a function, because forbidden storage throws when it is named.
 */
export function storeIn(area: () => Storage) {
  function keep(key: string, value: unknown): void {
    try {
      area().setItem(key, JSON.stringify(value));
    } catch {
      // Storage is forbidden or full. The page works without it.
    }
  }

  function forget(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // Forbidden storage holds no value to remove.
    }
  }

  /** Removes all values whose keys begin with a prefix. */
  function forgetAll(prefix: string): void {
    try {
      for (const key of Object.keys(area())) if (key.startsWith(prefix)) forget(key);
    } catch {
      // Forbidden storage holds no value to remove.
    }
  }

  /** Returns the stored value; undefined where there is none. It may be of another version of the app: check it. */
  function recall(key: string): unknown {
    try {
      const text = area().getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  return { keep, forget, forgetAll, recall };
}
