import type { CollectionDefinition, Condition, Generation, Query } from '../../../ports/read-store.ts';

/** Documents cross between the threads as text: strings are copied faster than objects, and the database holds text. */
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
  readonly op: 'commit';
  readonly collection: string;
  readonly generation: Generation;
  readonly from: string | null;
  /** Null: the checkpoint stays. */
  readonly to: string | null;
  readonly writes: readonly WriteRow[];
}

export interface PageRequest {
  readonly op: 'page';
  readonly collection: string;
  readonly generation: Generation;
  /** Id of the last document of the page before; empty at first. */
  readonly after: string;
  readonly limit: number;
}

export type ReadStoreRequest =
  | { readonly op: 'prepare'; readonly definitions: readonly CollectionDefinition[] }
  | { readonly op: 'checkpoint'; readonly collection: string; readonly generation: Generation }
  | CommitRequest
  | {
      readonly op: 'getMany';
      readonly collection: string;
      readonly generation: Generation;
      readonly ids: readonly string[];
    }
  | { readonly op: 'query'; readonly collection: string; readonly query: Query }
  | { readonly op: 'count'; readonly collection: string; readonly where: readonly Condition[] }
  | PageRequest
  | { readonly op: 'beginRebuild'; readonly definition: CollectionDefinition }
  | { readonly op: 'swap'; readonly collection: string; readonly from: string | null }
  | { readonly op: 'ping' };

/** What each request is answered with. */
export interface ReadStoreResults {
  readonly prepare: readonly string[];
  readonly checkpoint: string | null;
  readonly commit: 'committed' | 'conflict';
  readonly getMany: readonly DocumentRow[];
  readonly query: readonly DocumentRow[];
  readonly count: number;
  readonly page: readonly DocumentRow[];
  readonly beginRebuild: null;
  readonly swap: boolean;
  readonly ping: null;
}
