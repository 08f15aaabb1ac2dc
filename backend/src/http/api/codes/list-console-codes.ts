import { ok, type Result, refuse } from '../../../contract/result.ts';
import { type CodeFilter, type CodeSort, NEWEST_CODES } from '../../../contract/routes/admin.ts';
import {
  type CodeRow,
  codesOf,
  listCodes,
  matchingCodes,
  pageOfCodes,
} from '../../../read-models/codes/queries.ts';
import { INDEXED_ORDERS, type IndexedOrder } from '../../../read-models/codes/search/code-orders.ts';
import { codeFilters } from './code-filters.ts';
import { EVERY, find, type Searching, searches } from './find-codes.ts';
import type { CodePorts } from './ports.ts';

type SortField = CodeSort[0];

/** The orders that the read model has. It has no names: they are sealed. */
const FIELDS = {
  id: 'id',
  createdAt: 'createdAt',
  approvedDate: 'approvedAt',
  scanCount: 'scanCount',
  imageUploadDate: 'imageUploadedAt',
  name: undefined,
  owner: undefined,
} as const satisfies Record<SortField, string | undefined>;

/** Up to so many codes that the index finds, the read model sorts these. It finds a page of more in its own order sooner. */
const FEW = 10_000;

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
 * Returns a page of the console's list, and how many codes match in all. The index in memory knows all
 * filters, and the orders of creation and of names. It answers alone where it can, or narrows the read model.
 */
export async function listConsoleCodes(context: Reading, page: Page, mostInQuery?: number): Promise<Listed> {
  const { search, store } = context;
  search.warm();
  const [field, direction] = page.sort;
  const filters = codeFilters(page.filter);
  const asksIndex = searches(page.filter) || search.isSooner();
  const column = FIELDS[field];
  const order = INDEXED_ORDERS.find((one) => one === field);
  if (order && (column === undefined || asksIndex)) return inMemory(context, page, [order, direction]);

  const sort = [direction === 'DESC' ? `-${column}` : `${column}`];
  const query = { filters, sort, skip: page.skip, limit: page.limit };
  if (!asksIndex) return ok(await listCodes(store, query, mostInQuery));

  const few = Math.min(FEW, mostInQuery ?? FEW);
  const paging = searches(page.filter) ? EVERY : { skip: 0, limit: few };
  const found = await find(search, page.filter, NEWEST_CODES, paging);
  if (!found) return NOT_YET;
  const narrowed = found.codes.length === found.total ? { ...filters, codes: found.codes } : filters;
  const rows = await pageOfCodes(store, { ...query, filters: narrowed }, mostInQuery);
  return ok({ total: found.total, rows });
}

/** A page in an order of the index. */
async function inMemory(
  { search, store }: Reading,
  page: Page,
  sort: readonly [IndexedOrder, CodeSort[1]],
): Promise<Listed> {
  const found = await find(search, page.filter, sort, page);
  return found ? ok({ total: found.total, rows: await codesOf(store, found.codes) }) : NOT_YET;
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
