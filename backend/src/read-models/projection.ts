import type { z } from 'zod';
import type { OpenedEvent } from '../log/codec.ts';
import type { JsonObject } from '../ports/json.ts';
import type { CollectionDefinition, DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { foldDocument, type PlannedChange } from './fold.ts';

/** A read model: which documents there are, and how events make them. Pure; it can be thrown away and made again. */
export interface Projection {
  readonly definition: CollectionDefinition;
  /** The streams that feed it, by the beginnings of their names. */
  readonly streams: readonly string[];
  /** What a batch of events changes; where `concerns` is given, only of the documents and events that it says yes to. */
  readonly plan: (
    events: readonly OpenedEvent[],
    concerns?: (id: string, event: OpenedEvent) => boolean,
  ) => Plan;
}

/** Changes that wait for the documents as they are stored. */
export interface Plan {
  /** The documents that may change. */
  readonly ids: readonly string[];
  /**
   * The writes that bring documents up to date. A document ignores an event of a stream that it has seen this revision
   * of, so that a redelivery changes nothing.
   */
  readonly fold: (stored: readonly StoredDocument[]) => readonly DocumentWrite[];
}

/** One document that an event changes. `apply` is pure, and must take any document, also none, as it comes. */
export interface Change<Document> {
  readonly id: string;
  readonly apply: (document: Document | undefined) => Document;
}

/** A projection of documents of one type; what comes from the store is checked against its schema. */
export const projectionOf = <Document extends JsonObject>({
  definition,
  streams,
  schema,
  changes,
}: Pick<Projection, 'definition' | 'streams'> & {
  readonly schema: z.ZodType<Document>;
  readonly changes: (event: OpenedEvent) => readonly Change<Document>[];
}): Projection => ({
  definition,
  streams,
  plan: (events, concerns) => {
    const planned = new Map<string, PlannedChange<Document>[]>();
    for (const event of events)
      for (const { id, apply } of changes(event)) {
        if (concerns && !concerns(id, event)) continue;
        const known = planned.get(id);
        if (known) known.push({ event, apply });
        else planned.set(id, [{ event, apply }]);
      }
    return {
      ids: [...planned.keys()],
      fold: (stored) => {
        const byId = new Map(stored.map((document) => [document.id, document]));
        return [...planned].flatMap(([id, all]) => foldDocument(schema, id, byId.get(id), all) ?? []);
      },
    };
  },
});

/** Reads a stored document by its schema, which is also where its type comes from. */
export const bodyOf = <S extends z.ZodType>(schema: S, document: StoredDocument): z.output<S> =>
  schema.parse(document.body);
