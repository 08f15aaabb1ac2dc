import stringify from 'safe-stable-stringify';
import type { Json } from './json.ts';

/** JSON with the keys of every object in order, so that equal values are equal bytes. */
export function canonicalJson(value: Json): string {
  return isFlat(value) ? JSON.stringify(value) : stringify(value);
}

/** Whether it is an object with at most one key, which takes no sorting. */
function isFlat(value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values = Object.values(value);
  return values.length < 2 && typeof values[0] !== 'object';
}
