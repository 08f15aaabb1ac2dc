import type { z } from 'zod';
import type { OpenedEvent } from '../log/opened-event.ts';
import type { JsonObject } from '../ports/json.ts';
import type { CollectionDefinition, DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { type Evolution, foldDocument, type PlannedChanges } from './fold.ts';

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

/** An event of the domain, and when it was recorded. */
export type Happened<Event> = Event & Pick<OpenedEvent, 'at'>;

/** A projection of documents of one type; what comes from the store is checked against its schema. */
export const projectionOf = <Document extends JsonObject, Change>({
  definition,
  streams,
  changes,
  ...evolution
}: Pick<Projection, 'definition' | 'streams'> &
  Evolution<Document, Change> & {
    /** Tells what an event changes, a document at a time; one may be told of more than once. */
    readonly changes: (event: OpenedEvent, tell: (id: string, change: Change) => void) => void;
  }): Projection => ({
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
    return {
      ids: [...planned.keys()],
      fold: (stored) => {
        const byId = new Map(stored.map((document) => [document.id, document]));
        return [...planned].flatMap(([id, all]) => foldDocument(evolution, id, byId.get(id), all) ?? []);
      },
    };
  },
});

/** Reads a stored document by its schema, which is also where its type comes from. */
export const bodyOf = <S extends z.ZodType>(schema: S, document: StoredDocument): z.output<S> =>
  schema.parse(document.body);
