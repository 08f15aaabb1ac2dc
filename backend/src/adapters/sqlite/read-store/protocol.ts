import type { SQLOutputValue } from 'node:sqlite';
import type {
  CollectionDefinition,
  CommitOutcome,
  Condition,
  Generation,
  IdPage,
  IntegerOf,
  Pause,
  Prepared,
  Query,
} from '../../../ports/read-store.ts';
import type { ColumnValue, Layout } from './layout.ts';

export const ENGINE = 'SQLite read store';

/** Documents cross between threads as text: strings are copied faster than objects, and the database stores text. */
export interface DocumentRow {
  readonly id: string;
  readonly version: number;
  /** JSON. */
  readonly revisions: string;
  /** Canonical JSON of what the columns and the blank document don't say. */
  readonly body: string;
  /** Of the columns, in the order of the layout. */
  readonly values: readonly SQLOutputValue[];
}

/** Documents of one generation. */
export interface DocumentRows {
  readonly layout: Layout;
  readonly rows: readonly DocumentRow[];
}

/**
 * Documents to write, one after the other in one list, which is copied faster than an object for each: id, version that is replaced,
 * revisions, body, then the values of the columns.
 */
export type WriteRows = readonly ColumnValue[];

/** How many values of a document come before those of its columns. */
export const WRITE_HEAD = 4;

export interface CommitRequest {
  readonly collection: string;
  readonly version: number;
  readonly generation: Generation;
  readonly from: string | null;
  /** Null: the checkpoint stays. */
  readonly to: string | null;
  /** The generation whose layout the rows have. */
  readonly layout: number | null;
  /** Null while the layout is not known. */
  readonly writes: WriteRows | null;
}

export interface PageRequest {
  /** Id of the last document of the page before; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/** A generation of this version is there instead of the caller's. An outcome, because errors lose their class between threads. */
export interface StoredVersion {
  readonly stored: number;
}

/** The rows are of another layout than the generation's, and nothing was written. */
export interface OtherLayout {
  readonly layout: Layout;
}

/** What a thread asks of the read store. Each call is one transaction, so that a swap comes before or after it. */
export interface ReadStoreCalls {
  prepare(definitions: readonly CollectionDefinition[]): Prepared;
  checkpoint(collection: string, generation: Generation): string | null;
  commit(request: CommitRequest): CommitOutcome | StoredVersion | OtherLayout;
  getMany(collection: string, generation: Generation, ids: readonly string[]): DocumentRows;
  query(collection: string, query: Query): DocumentRows;
  ids(collection: string, page: IdPage): readonly string[];
  integers(collection: string, field: string, query: Query): readonly IntegerOf[];
  count(collection: string, where: readonly Condition[]): number;
  page(collection: string, generation: Generation, page: PageRequest): DocumentRows;
  beginRebuild(definition: CollectionDefinition, afresh: boolean): 'begun' | 'continued' | StoredVersion;
  makeIndexes(definition: CollectionDefinition): null;
  /** Returns whether the file can give back more. */
  giveBack(): boolean;
  pauseWrites(collection: string): Pause;
  pause(collection: string): Pause | null;
  resumeWrites(collection: string, pause: Pause): null;
  swap(definition: CollectionDefinition, pause: Pause): boolean | StoredVersion;
  ping(): null;
}
