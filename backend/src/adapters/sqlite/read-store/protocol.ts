import type {
  CollectionDefinition,
  CommitOutcome,
  Condition,
  Generation,
  IdPage,
  Pause,
  Prepared,
  Query,
} from '../../../ports/read-store.ts';

export const ENGINE = 'SQLite read store';

/** Documents cross between threads as text: strings are copied faster than objects, and the database stores text. */
export interface DocumentRow {
  readonly id: string;
  readonly version: number;
  /** JSON. */
  readonly revisions: string;
  /** Canonical JSON. */
  readonly body: string;
}

export interface WriteRow extends Omit<DocumentRow, 'version'> {
  readonly seen: number;
}

export interface CommitRequest {
  readonly collection: string;
  readonly version: number;
  readonly generation: Generation;
  readonly from: string | null;
  /** Null: the checkpoint stays. */
  readonly to: string | null;
  readonly writes: readonly WriteRow[];
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

/** What a thread asks of the read store. Each call is one transaction, so that a swap comes before or after it. */
export interface ReadStoreCalls {
  prepare(definitions: readonly CollectionDefinition[]): Prepared;
  checkpoint(collection: string, generation: Generation): string | null;
  commit(request: CommitRequest): CommitOutcome | StoredVersion;
  getMany(collection: string, generation: Generation, ids: readonly string[]): readonly DocumentRow[];
  query(collection: string, query: Query): readonly DocumentRow[];
  ids(collection: string, page: IdPage): readonly string[];
  count(collection: string, where: readonly Condition[]): number;
  page(collection: string, generation: Generation, page: PageRequest): readonly DocumentRow[];
  beginRebuild(definition: CollectionDefinition, afresh: boolean): 'begun' | 'continued' | StoredVersion;
  pauseWrites(collection: string): Pause;
  pause(collection: string): Pause | null;
  resumeWrites(collection: string, pause: Pause): null;
  swap(definition: CollectionDefinition, pause: Pause): boolean | StoredVersion;
  ping(): null;
}
