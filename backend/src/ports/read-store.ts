import type { Position } from './event-feed.ts';
import type { JsonObject } from './json.ts';

export type FieldType = 'text' | 'integer' | 'boolean';

/** A collection of documents, made by the projection of the same name. */
export interface CollectionDefinition {
  /** Lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Raised when the documents' shape or meaning changes: the store then needs a rebuild. */
  readonly version: number;
  /** Top-level fields of the documents that queries name. Text is compared by code point, case-sensitively. */
  readonly fields: Readonly<Record<string, FieldType>>;
  /** Each a list of fields; `-field` descends. The id is appended as the last key of each. */
  readonly indexes: readonly (readonly string[])[];
}

/** A document with the last revision applied of each stream that feeds it, so that a redelivered event changes nothing. */
export interface StoredDocument {
  readonly id: string;
  readonly revisions: Readonly<Record<string, number>>;
  readonly body: JsonObject;
  /** Counts the writes of this document from 1; not part of its content (a rebuild may count differently). */
  readonly version: number;
}

export interface DocumentWrite extends Omit<StoredDocument, 'version'> {
  /** `version` of the document that this one was made from; 0 when there was none. */
  readonly seen: number;
}

export type Scalar = string | number | boolean | null;

export type Condition =
  | { readonly field: string; readonly is: Scalar }
  | { readonly field: string; readonly oneOf: readonly Scalar[] }
  /** `from` inclusive, `to` exclusive; a missing field matches neither. */
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  | { readonly field: string; readonly startsWith: string }
  | { readonly field: string; readonly contains: string };

export interface Query {
  /** All must hold. `field` is one of the definition's, or `id`. */
  readonly where?: readonly Condition[];
  /** `field` or `-field`; ties are broken by id in the direction of the last key. Missing values sort as the lowest. */
  readonly sort?: readonly string[];
  readonly limit: number;
  readonly skip?: number;
}

/** The collection that is served, or the one that a rebuild is filling beside it. */
export type Generation = 'active' | 'next';

export interface Commit {
  readonly collection: string;
  readonly generation?: Generation;
  /** The checkpoint that the writes start from (null: none yet); another one stored means another writer: conflict. */
  readonly from: Position | null;
  /**
   * Absent where the place in the feed is kept elsewhere: the checkpoint stays, and still has to be `from`, which is how
   * the writer learns that a rebuild was swapped in under it.
   */
  readonly to?: Position;
  readonly writes: readonly DocumentWrite[];
}

/**
 * Documents made from events. `commit` moves documents and checkpoint so that neither is ever seen to claim more than
 * was applied; a conflict (the checkpoint or a document was moved by another writer) stores no checkpoint, and the writer
 * reads and folds again.
 */
export interface ReadStore {
  /** Creates what is missing. Answers the collections whose stored version differs: they need a rebuild. */
  prepare(definitions: readonly CollectionDefinition[]): Promise<{ readonly outdated: readonly string[] }>;
  checkpoint(collection: string, generation?: Generation): Promise<Position | null>;
  commit(commit: Commit): Promise<'committed' | 'conflict'>;
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  /** Those that exist, in no particular order. */
  getMany(
    collection: string,
    ids: readonly string[],
    generation?: Generation,
  ): Promise<readonly StoredDocument[]>;
  query(collection: string, query: Query): Promise<readonly StoredDocument[]>;
  count(collection: string, where?: readonly Condition[]): Promise<number>;
  /** Every document, by id. */
  scan(collection: string, generation?: Generation): AsyncIterable<StoredDocument>;
  /** Starts an empty `next` generation, dropping one left over. */
  beginRebuild(definition: CollectionDefinition): Promise<void>;
  /**
   * `next` becomes `active` in one step, and the old one is dropped. False, and nothing is changed, when the active one's
   * checkpoint is not `from` any more: its readers may have been shown what `next` does not hold yet.
   */
  swap(collection: string, from: Position | null): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
