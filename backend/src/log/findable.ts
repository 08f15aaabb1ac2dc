import { createHmac } from 'node:crypto';
import type { JsonObject } from '../ports/json.ts';

/** Returns what stands for a sealed text where queries look for it. The key is not the one that seals, but follows from it. */
export function findableText(key: Uint8Array, field: string, text: string): string {
  const ownKey = createHmac('sha256', key).update(`find ${field}`).digest();
  return createHmac('sha256', ownKey).update(text).digest('base64url');
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
