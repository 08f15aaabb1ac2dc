import type { CodeFilters } from '../filters.ts';
import type { IndexedOrder } from './code-orders.ts';

/** A page of a search. */
export interface CodeSearch extends CodeFilters {
  /** An empty text finds all codes. */
  readonly text: string;
  readonly sort: readonly [IndexedOrder, 'ASC' | 'DESC'];
  readonly skip: number;
  readonly limit: number;
}

/** A search for tags in use by a part of them. */
export interface TagSearch {
  readonly tagText: string;
  readonly limit: number;
}

/** A search for batches by a part of their name, or the beginning of their id. */
export interface BatchSearch {
  readonly batchText: string;
  readonly limit: number;
}

/** The number of codes that match, and those of the page in their order. */
export interface CodesFound {
  readonly total: number;
  readonly codes: readonly string[];
}
