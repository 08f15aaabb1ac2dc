import type { z } from 'zod';
import type { OpenedEvent } from '../log/opened-event.ts';
import type { JsonObject } from '../ports/json.ts';
import type { CollectionDefinition, DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { type Evolution, foldDocument, type PlannedChanges } from './fold.ts';

/** A read model: its documents, and how events change them. Pure, so that it can be rebuilt from the log. */
export interface Projection {
  readonly definition: CollectionDefinition;
  /** The streams that feed it, by the beginnings of their names. */
  readonly streams: readonly string[];
  /** The changes of a batch of events; with `concerns`, only those for which it returns true. */
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
   * The writes that bring documents up to date. A document ignores events whose revision it has applied already, so that
   * a redelivery changes nothing.
   */
  readonly fold: (stored: readonly StoredDocument[]) => readonly DocumentWrite[];
}

/** An event of the domain, and when it was recorded. */
export type Happened<Event> = Event & Pick<OpenedEvent, 'at'>;

/**
 * A projection to documents of one type; stored documents are parsed by its schema. What it made last is not parsed again: whoever
 * fills a read model passes it back.
 */
export const projectionOf = <Document extends JsonObject, Change>({
  definition,
  streams,
  changes,
  schema,
  evolve,
}: Pick<Projection, 'definition' | 'streams'> &
  Evolution<Document, Change> & {
    /** Emits what an event changes, one document at a time; it may emit several changes of a document. */
    readonly changes: (event: OpenedEvent, emit: (id: string, change: Change) => void) => void;
  }): Projection => {
  let made: ReadonlyMap<JsonObject, Document> = new Map();

  function fold(
    planned: ReadonlyMap<string, PlannedChanges<Change>>,
    stored: readonly StoredDocument[],
  ): readonly DocumentWrite[] {
    const [before, now] = [made, new Map<JsonObject, Document>()];
    const evolution: Evolution<Document, Change> = {
      schema: { parse: (body) => before.get(body) ?? schema.parse(body) },
      evolve: (document, all) => {
        const evolved = evolve(document, all);
        now.set(evolved, evolved);
        return evolved;
      },
    };
    const byId = new Map(stored.map((document) => [document.id, document]));
    const writes = [...planned].flatMap(([id, all]) => foldDocument(evolution, id, byId.get(id), all) ?? []);
    made = now;
    return writes;
  }

  return {
    definition,
    streams,
    plan: (events, concerns) => {
      const planned = new Map<string, PlannedChanges<Change>>();
      for (const event of events)
        changes(event, (id, change) => {
          if (concerns && !concerns(id, event)) return;
          const known = planned.get(id);
          if (!known) {
            planned.set(id, { events: [event], changes: [change] });
            return;
          }
          known.events.push(event);
          known.changes.push(change);
        });
      return { ids: [...planned.keys()], fold: (stored) => fold(planned, stored) };
    },
  };
};

/** Parses a stored document by its schema, which also gives its type. */
export const bodyOf = <S extends z.ZodType>(schema: S, document: StoredDocument): z.output<S> =>
  schema.parse(document.body);
