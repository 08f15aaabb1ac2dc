import type { z } from 'zod';

/** sessionStorage, for what must survive a reload; where the browser forbids it, nothing is kept and nothing breaks. */
export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: the page works on without it.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could have been kept either.
  }
}

/** What was kept, if it still has the shape it should have. */
export function recall<S extends z.ZodType>(key: string, shape: S): z.output<S> | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
