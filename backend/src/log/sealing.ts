import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../ports/json/json.ts';
import type { StoredDocument } from '../ports/read-store.ts';

/** Personal fields of a collection's documents that are sealed under one person's key. No query names them, but a findable one. */
export interface SealedFields {
  readonly collection: string;
  /** What each field reads once the person is erased. */
  readonly erased: JsonObject;
  /** What a document has where nothing is known of the person. Fields that equal it all say nothing, and stay as they are. */
  readonly blank?: JsonObject;
  /** Returns the person under whose key a document's fields are sealed. It depends on the other fields alone. */
  readonly personOf: (id: string, body: JsonObject) => string;
  /** The field that holds them sealed; `sealed` where a collection has only these. */
  readonly as?: string;
  /**
   * A list of texts that `has` finds: an HMAC of each text stands in its place, under a key of the person, who is the same
   * for all documents.
   */
  readonly findable?: string;
}

/** The same, prepared for many documents. */
export interface Sealing extends SealedFields {
  readonly as: string;
  readonly names: readonly string[];
  /** What each field has where nothing is known; undefined where one is always sealed. */
  readonly blanks: readonly (readonly [name: string, blank: Json | undefined])[] | undefined;
}

export const sealingOf = (fields: SealedFields): Sealing => {
  const names = Object.keys(fields.erased);
  const { as = 'sealed', blank } = fields;
  return { ...fields, as, names, blanks: blank && names.map((name) => [name, blank[name]]) };
};

/** Whether none of the personal fields says anything. */
export function isBlank(body: JsonObject, { blanks }: Pick<Sealing, 'blanks'>): boolean {
  if (!blanks) return false;
  for (const [name, blank] of blanks) {
    const value = body[name];
    if (value === blank) continue;
    if (typeof value !== 'object' || !isDeepStrictEqual(value, blank)) return false;
  }
  return true;
}

/**
 * The personal fields of a document, and a copy without their values. The copy keeps their names: an object that gets many names
 * one by one takes ten times as much memory until it is collected.
 */
export function divided(body: JsonObject, { names }: Pick<Sealing, 'names'>) {
  const personal: Record<string, Json | undefined> = {};
  const clear: Record<string, Json | undefined> = { ...body };
  for (const name of names) {
    personal[name] = body[name];
    clear[name] = undefined;
  }
  return { personal, clear };
}

/** Returns the key of a person; undefined where they are erased, or never had one. */
export type KeyOf = (person: string) => Uint8Array | undefined;

interface Keys {
  readonly cached: KeyOf;
  readonly find: (person: string) => Promise<Uint8Array | undefined>;
}

/**
 * Seals or opens what documents hold, once the keys for it are found: those in memory at once, and all others together. Documents
 * that hold nothing stay as they are.
 */
export async function withKeys<Document extends Pick<StoredDocument, 'id' | 'body'>>(
  documents: readonly Document[],
  sealedIn: (document: Document) => readonly Sealing[],
  { cached, find }: Keys,
  apply: (document: Document, sealing: Sealing, keyOf: KeyOf) => Document,
): Promise<readonly Document[]> {
  const found = new Map<string, Uint8Array | undefined>();
  const missing = new Set<string>();
  const all = documents.map(sealedIn);
  for (const [place, document] of documents.entries())
    for (const { personOf } of all[place] ?? []) {
      const person = personOf(document.id, document.body);
      if (found.has(person) || missing.has(person)) continue;
      const key = cached(person);
      if (key) found.set(person, key);
      else missing.add(person);
    }
  await Promise.all(Array.from(missing, async (person) => found.set(person, await find(person))));
  const keyOf = (person: string) => found.get(person);
  return documents.map((document, place) => {
    let result = document;
    for (const sealing of all[place] ?? []) result = apply(result, sealing, keyOf);
    return result;
  });
}
