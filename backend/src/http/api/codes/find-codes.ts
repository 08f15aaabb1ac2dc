import pTimeout from 'p-timeout';
import { type CodeFilter, NEWEST_CODES } from '../../../contract/routes/admin.ts';
import { type CodeRow, codesOf, countCodes, firstCodes } from '../../../read-models/codes/queries.ts';
import type { CodeSearch, CodesFound } from '../../../read-models/codes/search/searches.ts';
import { codeFilters } from './code-filters.ts';
import type { CodePorts } from './ports.ts';

/** Milliseconds that a search waits for its index, which fills after a start. */
export const PATIENCE_MS = 10_000;

export type Searching = Pick<CodePorts, 'search'>;
export type Paging = Pick<CodeSearch, 'skip' | 'limit'>;

const NONE: Paging = { skip: 0, limit: 0 };
export const EVERY: Paging = { skip: 0, limit: Number.MAX_SAFE_INTEGER };

/** Returns whether a filter has words to search for. */
export const searches = ({ q }: CodeFilter): boolean => q !== undefined && q.trim() !== '';

/** Finds codes in memory. Resolves to undefined where the index fills for longer. */
export function find(
  search: Searching['search'],
  filter: CodeFilter,
  sort: CodeSearch['sort'],
  { skip, limit }: Paging,
  milliseconds = PATIENCE_MS,
): Promise<CodesFound | undefined> {
  const found = search.find({ ...codeFilters(filter), text: filter.q ?? '', sort, skip, limit });
  return pTimeout(found, { milliseconds, message: false });
}

/** Returns how many codes match a filter. The index counts a million in a few milliseconds, the read model in a tenth of a second. */
export async function countMatching(
  { search, store }: Searching & Pick<CodePorts, 'store'>,
  filter: CodeFilter,
): Promise<number> {
  search.warm();
  const found = search.isSooner() ? await find(search, filter, NEWEST_CODES, NONE) : undefined;
  return found?.total ?? countCodes(store, codeFilters(filter));
}

/** Returns the codes that were scanned most. An engine that does not sort by its index would look at every code for them. */
export async function mostScanned(
  { search, store }: Searching & Pick<CodePorts, 'store'>,
  limit: number,
): Promise<readonly CodeRow[]> {
  search.warm();
  const page = { skip: 0, limit };
  const found = search.isSooner() ? await find(search, {}, ['scanCount', 'DESC'], page) : undefined;
  return found ? codesOf(store, found.codes) : firstCodes(store, '-scanCount', limit);
}
