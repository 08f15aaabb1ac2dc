import { vi } from 'vitest';

/** Caches of a browser in memory, as far as the app uses them. `room`: how many answers may be put, all in all. */
export function inMemoryCaches(room = Number.POSITIVE_INFINITY): void {
  const stores = new Map<string, Map<string, Response>>();
  let left = room;
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      put: async (key: string, answer: Response) => {
        left -= 1;
        if (left < 0) throw new DOMException('No room', 'QuotaExceededError');
        kept.set(key, answer);
      },
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (key: string) => kept.get(key)?.clone(),
      delete: async (key: string) => kept.delete(key),
    };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => stores.delete(name) });
}
