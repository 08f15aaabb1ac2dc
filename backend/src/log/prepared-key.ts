import { createSecretKey, type KeyObject } from 'node:crypto';

const prepared = new WeakMap<Uint8Array, KeyObject>();

/** Returns a key in the form that Node computes with. To prepare one costs several times as much as a short text takes. */
export function prepare(key: Uint8Array): KeyObject {
  const known = prepared.get(key);
  if (known) return known;
  const object = createSecretKey(key);
  prepared.set(key, object);
  return object;
}
