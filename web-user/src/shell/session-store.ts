import type { z } from 'zod';

/**
 * Stores values in sessionStorage to survive a reload. When the browser forbids storage, the functions do
 * nothing.
 */
export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full. The page works without it.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds no value to remove.
  }
}

/** Returns the stored value, or undefined when it does not match the schema. */
export function recall<S extends z.ZodType>(key: string, shape: S): z.output<S> | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
