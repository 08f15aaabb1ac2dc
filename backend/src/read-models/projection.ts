import type { z } from 'zod';
import type { OpenedEvent } from '../log/opened-event.ts';
import type { JsonObject } from '../ports/json/json.ts';
import type { CollectionDefinition, DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { addChange, type Evolution, type PlannedChanges } from './fold.ts';
import { FoldedDocuments } from './folding.ts';
import type { SealedCounting } from './sealed-counting.ts';

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
  /** Absent where every change may need the personal fields of a document. */
  readonly counting?: SealedCounting;
  /** Begins a fold in memory, for who passes very many events. */
  readonly begin: () => Folding;
}

/** A fold of many batches of events, of which some documents are in memory. */
export interface Folding {
  /** How many documents are in memory, beside those that were taken last. */
  readonly size: number;
  /** About how many characters the texts of these have. */
  readonly characters: number;
  /** The same as a plan; `ids` are those of documents that are not in memory. */
  plan(events: readonly OpenedEvent[]): {
    readonly ids: readonly string[];
    readonly fold: (stored: readonly StoredDocument[]) => void;
  };
  /** Returns the writes that bring documents up to date. They have to be stored before the next call. */
  take(): readonly DocumentWrite[];
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

/** A projection to documents of one type; stored documents are parsed by its schema. */
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
  const begin = () => new FoldedDocuments({ schema, evolve });
  const planned: Planned<Change> = (events, concerns) => {
    const byId = new Map<string, PlannedChanges<Change>>();
    for (const event of events)
      changes(event, (id, change) => {
        if (!concerns || concerns(id, event)) addChange(byId, id, event, change);
      });
    return byId;
  };
  return {
    definition,
    streams,
    plan: (events, concerns) => {
      const byId = planned(events, concerns);
      return {
        ids: [...byId.keys()],
        fold: (stored) => {
          const documents = begin();
          documents.fold(byId, stored);
          return documents.take();
        },
      };
    },
    begin: () => {
      const documents = begin();
      return {
        get size() {
          return documents.size;
        },
        get characters() {
          return documents.characters;
        },
        plan: (events) => {
          const byId = planned(events);
          const ids = [...byId.keys()].filter((id) => !documents.has(id));
          return { ids, fold: (stored) => documents.fold(byId, stored) };
        },
        take: () => documents.take(),
      };
    },
  };
};

type Planned<Change> = (
  events: readonly OpenedEvent[],
  concerns?: (id: string, event: OpenedEvent) => boolean,
) => ReadonlyMap<string, PlannedChanges<Change>>;

/** Parses a stored document by its schema, which also gives its type. */
export const bodyOf = <S extends z.ZodType>(schema: S, document: StoredDocument): z.output<S> =>
  schema.parse(document.body);
