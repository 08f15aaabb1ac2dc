import type { Position } from './event-feed.ts';
import type { JsonObject } from './json/json.ts';

/**
 * `time` is an ISO 8601 time in UTC with milliseconds, or empty; a condition may name the beginning of one. `texts` is a list
 * of texts, of which none is there twice. Only `has` names such a field.
 */
export type FieldType = 'text' | 'integer' | 'boolean' | 'time' | 'texts';

/** A collection of documents, written by the projection of the same name. */
export interface CollectionDefinition {
  /** Lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Raised when the shape or meaning of the documents changes: the collection then needs a rebuild. */
  readonly version: number;
  /** Top-level fields that queries may name. Text is compared by code point, case-sensitively. */
  readonly fields: Readonly<Record<string, FieldType>>;
  /**
   * Each index is a list of fields; `-field` descends. The id is appended to each as the last key, unless it is among them: what
   * comes after it does not sort, and is there for conditions. A `texts` field comes first, and has an index in any case; an engine
   * may leave out the fields after it.
   */
  readonly indexes: readonly (readonly string[])[];
  /**
   * What most documents have in some fields, which every document has. An engine may leave out a field that equals it. A change
   * of it is a change of the version.
   */
  readonly blank?: JsonObject;
}

/** A document with the last applied revision of each of its streams, so that a redelivered event changes nothing. */
export interface StoredDocument {
  readonly id: string;
  readonly revisions: Readonly<Record<string, number>>;
  readonly body: JsonObject;
  /** Counts the writes of this document from 1. Not part of its content: a rebuild may count differently. */
  readonly version: number;
}

export interface DocumentWrite extends Omit<StoredDocument, 'version'> {
  /** `version` of the document that this one replaces; 0 for a new document. */
  readonly seen: number;
}

export type Scalar = string | number | boolean | null;

/** A document with the revisions that it has applied, and with some of its fields at least. */
export type CommittedDocument = Pick<StoredDocument, 'id' | 'revisions' | 'body'>;

/** The documents of a commit; undefined for a large one. */
export type Committed = readonly CommittedDocument[] | undefined;

export type Condition =
  | { readonly field: string; readonly is: Scalar }
  | { readonly field: string; readonly oneOf: readonly Scalar[] }
  /** `from` inclusive, `to` exclusive; a missing field matches neither. */
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  | { readonly field: string; readonly startsWith: string }
  | { readonly field: string; readonly contains: string }
  /** The list of texts has this one. */
  | { readonly field: string; readonly has: string };

export interface Query {
  /** All conditions must hold. `field` is one of the definition's, or `id`. */
  readonly where?: readonly Condition[];
  /** `field` or `-field`; the id breaks ties in the direction of the last key. Missing values sort as the lowest. */
  readonly sort?: readonly string[];
  readonly limit: number;
  readonly skip?: number;
}

/** A page of the ids that match, in the order of ids. */
export interface IdPage {
  readonly where?: readonly Condition[];
  /** The last id of the page before; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/** A document's id with one field of it. */
export type IntegerOf = readonly [id: string, value: number | null];

/** The generation that serves queries, or the one that a rebuild fills beside it. */
export type Generation = 'active' | 'next';

export interface Commit {
  readonly collection: string;
  /** Version of the writer's definition. A generation of another version is not written: `VersionConflict`. */
  readonly version: number;
  readonly generation?: Generation;
  /** The checkpoint that the writes start from; null before the first. A different stored one is a conflict. */
  readonly from: Position | null;
  /**
   * Absent when the position in the feed is stored elsewhere. The checkpoint then stays, and must still be `from`: that is
   * how the writer notices a swap.
   */
  readonly to?: Position;
  readonly writes: readonly DocumentWrite[];
  /** Whether the personal fields in it are sealed, as they were read: the writer has changed none of them. */
  readonly sealed?: boolean;
}

/** `paused`: a rebuild is about to swap, and the writer waits before it reads and folds again. */
export type CommitOutcome = 'committed' | 'conflict' | 'paused';

/** Identifies one pause of the writers of a collection; none is used twice. */
export type Pause = number;

/** The collections whose stored version is not the definition's. */
export interface Prepared {
  /** They are of a lower version, and need a rebuild. */
  readonly outdated: readonly string[];
  /** They are of a higher version: a newer program projects them, and this one leaves them alone. */
  readonly newer: readonly string[];
}

/**
 * Documents made from events. `commit` writes documents and moves the checkpoint, which never passes unapplied events. In a
 * conflict another writer has moved the checkpoint or a document. The checkpoint then stays, and the writer reads and folds
 * again.
 */
export interface ReadStore {
  /** Creates missing collections and indexes. */
  prepare(definitions: readonly CollectionDefinition[]): Promise<Prepared>;
  checkpoint(collection: string, generation?: Generation): Promise<Position | null>;
  commit(commit: Commit): Promise<CommitOutcome>;
  /**
   * Calls a listener with what another thread of this process commits, until the returned function is called. Absent where
   * nobody says so.
   */
  committed?(collection: string, listener: (documents: Committed) => void): () => void;
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  /** Returns existing documents, in no particular order. `sealed`: their personal fields stay sealed where they are stored so. */
  getMany(
    collection: string,
    ids: readonly string[],
    generation?: Generation,
    options?: { readonly sealed?: boolean },
  ): Promise<readonly StoredDocument[]>;
  query(collection: string, query: Query): Promise<readonly StoredDocument[]>;
  /** Returns ids without their documents, for lists of any length. */
  ids(collection: string, page: IdPage): Promise<readonly string[]>;
  /** Returns an integer field of the documents that `query` returns, with their ids and in their order; null where one has none. */
  integers(collection: string, field: string, query: Query): Promise<readonly IntegerOf[]>;
  count(collection: string, where?: readonly Condition[]): Promise<number>;
  /** Returns every document, in the order of ids. */
  scan(collection: string, generation?: Generation): AsyncIterable<StoredDocument>;
  /**
   * Starts a `next` generation, which may have no indexes yet. One of the same version and fields is continued, unless the rebuild starts `afresh`; any
   * other is dropped. Rejects with `VersionConflict` beside a generation of a higher version.
   */
  beginRebuild(
    definition: CollectionDefinition,
    options?: { readonly afresh?: boolean },
  ): Promise<'begun' | 'continued'>;
  /** Makes the indexes of `next` once it is filled, which is faster than to keep them while it is. Does nothing without one. */
  makeIndexes(definition: CollectionDefinition): Promise<void>;
  /** Gives space of dropped generations back to the disk, a part at a time. Returns whether there is more. Absent where the engine does so itself. */
  giveBack?(): Promise<boolean>;
  /**
   * Keeps all writers out of the active generation until it is swapped, or the pause ends. A commit that was under way is
   * either whole before the pause or does not count. Replaces an earlier pause.
   */
  pauseWrites(collection: string): Promise<Pause>;
  /** The pause in force, if any. */
  pause(collection: string): Promise<Pause | undefined>;
  /** Ends this pause; does nothing when it is no longer in force. */
  resumeWrites(collection: string, pause: Pause): Promise<void>;
  /**
   * Makes `next` the `active` generation in one step, drops the old one, and ends the pause. Returns false, and changes
   * nothing, when `pause` is no longer in force: the active generation may then hold events that `next` lacks. Rejects
   * with `VersionConflict` when `next` is of another version.
   */
  swap(definition: CollectionDefinition, pause: Pause): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
