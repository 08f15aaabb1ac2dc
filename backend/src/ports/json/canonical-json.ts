import stringify from 'safe-stable-stringify';
import type { Json, JsonObject } from './json.ts';

/** JSON with the keys of every object in order, so that equal values are equal bytes. */
export function canonicalJson(value: Json): string {
  if (isInOrder(value)) return JSON.stringify(value);
  const sorted = inOrder(value);
  // JavaScript puts keys that are numbers first, in an order of their own.
  return isInOrder(sorted) ? JSON.stringify(sorted) : stringify(sorted);
}

/** `Array.isArray` does not tell a read-only list. */
const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] => Array.isArray(value);

function isInOrder(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isList(value)) return value.every(isInOrder);
  let last = '';
  for (const key in value) {
    if (key < last || !isInOrder(value[key])) return false;
    last = key;
  }
  return true;
}

function inOrder(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(inOrder);
  const sorted: Record<string, Json> = {};
  for (const key of Object.keys(value).sort()) {
    const field = value[key];
    if (field === undefined) continue;
    if (key === '__proto__') Object.defineProperty(sorted, key, { value: inOrder(field), enumerable: true });
    else sorted[key] = inOrder(field);
  }
  return sorted;
}
