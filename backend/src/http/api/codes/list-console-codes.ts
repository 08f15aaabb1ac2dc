import { ok, type Result, refuse } from '../../../contract/result.ts';
import { type CodeFilter, type CodeSort, NEWEST_CODES } from '../../../contract/routes/admin.ts';
import { type CodeRow, codesOf, listCodes, matchingCodes } from '../../../read-models/codes/queries.ts';
import type { IndexedOrder } from '../../../read-models/codes/search/code-orders.ts';
import { codeFilters } from './code-filters.ts';
import { EVERY, find, type Searching, searches } from './find-codes.ts';
import type { CodePorts } from './ports.ts';

/** The order of each sort. The read model has none of names: they are sealed. */
const ORDERS = {
  id: 'id',
  createdAt: 'createdAt',
  approvedDate: 'approvedAt',
  scanCount: 'scanCount',
  imageUploadDate: 'imageUploadedAt',
  name: 'name',
  owner: 'owner',
} as const satisfies Record<CodeSort[0], IndexedOrder>;

interface Page {
  readonly filter: CodeFilter;
  readonly sort: CodeSort;
  readonly skip: number;
  readonly limit: number;
}

interface CodeList {
  readonly total: number;
  readonly rows: readonly CodeRow[];
}

type Reading = Pick<CodePorts, 'store'> & Searching;
type Listed = Result<CodeList, 'unavailable'>;

/** Seconds after which a search that found no index is worth another try. */
export const NOT_YET = refuse('unavailable', { retryAfter: 5 });

/**
 * Returns a page of the console's list, and how many codes match in all. The index in memory knows all filters and orders. The
 * read model answers a list without words and names while the index fills, and where there are few codes.
 */
export async function listConsoleCodes({ search, store }: Reading, page: Page): Promise<Listed> {
  search.warm();
  const [field, direction] = page.sort;
  const order = ORDERS[field];
  const isOfNames = order === 'name' || order === 'owner';
  if (isOfNames || searches(page.filter) || search.isSooner()) {
    const found = await find(search, page.filter, [order, direction], page);
    return found ? ok({ total: found.total, rows: await codesOf(store, found.codes) }) : NOT_YET;
  }
  const { skip, limit } = page;
  const sort = [direction === 'DESC' ? `-${order}` : order];
  return ok(await listCodes(store, { filters: codeFilters(page.filter), sort, skip, limit }));
}

/** Returns the short codes of all codes that a filter of the console leaves. */
export async function allConsoleCodes(
  { search, store }: Reading,
  filter: CodeFilter,
  mostInQuery?: number,
): Promise<Result<readonly string[], 'unavailable'>> {
  const filters = codeFilters(filter);
  if (!searches(filter)) return ok(await matchingCodes(store, filters, mostInQuery));
  const found = await find(search, filter, NEWEST_CODES, EVERY);
  if (!found) return NOT_YET;
  return ok(await matchingCodes(store, { ...filters, codes: found.codes }, mostInQuery));
}
