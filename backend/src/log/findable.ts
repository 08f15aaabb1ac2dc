import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { JsonObject } from '../ports/json/json.ts';
import { prepare } from './prepared-key.ts';

/** By the key that they follow from, and their fields. */
const ownKeys = new WeakMap<Uint8Array, Map<string, KeyObject>>();

/** Returns what stands for a sealed text where queries look for it. The key is not the one that seals, but follows from it. */
export function findableText(key: Uint8Array, field: string, text: string): string {
  return createHmac('sha256', ownKeyOf(key, field)).update(text).digest('base64url');
}

function ownKeyOf(key: Uint8Array, field: string): KeyObject {
  const known = ownKeys.get(key) ?? new Map<string, KeyObject>();
  ownKeys.set(key, known);
  const ownKey =
    known.get(field) ?? createSecretKey(createHmac('sha256', prepare(key)).update(`find ${field}`).digest());
  known.set(field, ownKey);
  return ownKey;
}

/** Returns the findable field of a document as it is stored, if there is one. */
export function findableIn(
  key: Uint8Array,
  { findable }: { readonly findable?: string },
  body: JsonObject,
): JsonObject {
  const texts = findable === undefined ? undefined : body[findable];
  if (findable === undefined || !Array.isArray(texts)) return {};
  return { [findable]: texts.map((text) => findableText(key, findable, String(text))) };
}
