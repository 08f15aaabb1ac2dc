import type { z } from 'zod';
import type { OpenedEvent } from '../log/codec.ts';
import type { JsonObject } from '../ports/json.ts';
import type { CollectionDefinition, StoredDocument } from '../ports/read-store.ts';

/** One document that an event changes. `apply` is pure, and must take any document, also none, as it comes. */
export interface Change {
  readonly id: string;
  readonly apply: (document: JsonObject | undefined) => JsonObject;
}

/** A read model: which documents there are, and how events make them. Pure; it can be thrown away and made again. */
export interface Projection {
  readonly definition: CollectionDefinition;
  /** The streams that feed it, by the beginnings of their names. */
  readonly streams: readonly string[];
  readonly changes: (event: OpenedEvent) => readonly Change[];
}

/** Reads a stored document by its schema, which is also where its type comes from. */
export const bodyOf = <S extends z.ZodType>(schema: S, document: StoredDocument): z.output<S> =>
  schema.parse(document.body);

/**
 * Makes changes of typed documents, as the store's plain ones. What comes from the store is checked against the schema;
 * what one change leaves behind and the next takes up is known already.
 */
export function changesOf<Document extends JsonObject>(schema: z.ZodType<Document>) {
  const made = new WeakMap<JsonObject, Document>();
  return (id: string, apply: (document: Document | undefined) => Document): Change => ({
    id,
    apply: (stored) => {
      const document = apply(stored && (made.get(stored) ?? schema.parse(stored)));
      made.set(document, document);
      return document;
    },
  });
}
