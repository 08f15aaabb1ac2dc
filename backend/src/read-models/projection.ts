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

/** The changes of typed documents, as the store's plain ones. */
export const change = <Document extends JsonObject>(
  schema: z.ZodType<Document>,
  id: string,
  apply: (document: Document | undefined) => Document,
): Change => ({
  id,
  apply: (document) => apply(document === undefined ? undefined : schema.parse(document)),
});
