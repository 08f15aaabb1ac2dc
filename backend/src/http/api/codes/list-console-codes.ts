import pTimeout from 'p-timeout';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import type { CODE_SORT_FIELDS, CodeFilter } from '../../../contract/routes/admin.ts';
import {
  type CodeFilters,
  type CodePage,
  type CodeRow,
  codesOf,
  listCodes,
  matchingCodes,
  pageOfCodes,
} from '../../../read-models/codes/queries.ts';
import type { CodeFinder } from '../../../read-models/codes/search/code-finder.ts';
import type { CodesFound } from '../../../read-models/codes/search/code-index.ts';
import { createdBetween } from '../../edge/dates.ts';
import { codeFilters } from './code-filters.ts';
import type { CodePorts } from './ports.ts';

type SortField = (typeof CODE_SORT_FIELDS)[number];

const FIELDS = {
  id: 'id',
  createdAt: 'createdAt',
  approvedDate: 'approvedAt',
  scanCount: 'scanCount',
  imageUploadDate: 'imageUploadedAt',
} as const satisfies Record<SortField, string>;

/** Milliseconds that a search waits for its index, which fills after a start. */
const PATIENCE_MS = 10_000;
/** Seconds after which a search that found no index is worth another try. */
const RETRY_AFTER = 5;

const EVERY = { skip: 0, limit: Number.MAX_SAFE_INTEGER } as const;
const NEWEST = ['createdAt', 'DESC'] as const;

interface Page {
  readonly filter: CodeFilter;
  readonly sort: readonly [SortField, 'ASC' | 'DESC'];
  readonly skip: number;
  readonly limit: number;
}

type Reading = Pick<CodePorts, 'store' | 'search'>;

interface CodeList {
  readonly total: number;
  readonly rows: readonly CodeRow[];
}

/**
 * Returns a page of the console's list, and how many codes match in all. What the search finds narrows the read model, which
 * knows all filters and orders. Where the index alone can answer, it does.
 */
export async function listConsoleCodes(
  context: Reading,
  page: Page,
  mostInQuery?: number,
): Promise<Result<CodeList, 'unavailable'>> {
  const { search, store } = context;
  const { q = '', link, batchId, id } = page.filter;
  search.warm();
  const searches = q.trim() !== '';
  const narrowed = link !== undefined || batchId !== undefined || id !== undefined;
  const isSooner = !narrowed && search.isSooner();
  const [field] = page.sort;
  if (field === 'createdAt' && !narrowed && (searches || isSooner)) {
    const found = await find(search, page.filter, page);
    return found ? ok({ total: found.total, rows: await codesOf(store, found.codes) }) : NOT_YET;
  }
  const filters = await filtersOf(search, page.filter);
  if (!filters.ok) return filters;
  const query = queryOf(page, filters.value);
  if (searches || !isSooner) return ok(await listCodes(store, query, mostInQuery));
  const counted = await find(search, page.filter, { sort: page.sort, skip: 0, limit: 0 });
  return counted ? ok({ total: counted.total, rows: await pageOfCodes(store, query) }) : NOT_YET;
}

/** Returns the short codes of all codes that a filter of the console leaves. */
export async function allConsoleCodes(
  { search, store }: Reading,
  filter: CodeFilter,
  mostInQuery?: number,
): Promise<Result<readonly string[], 'unavailable'>> {
  const filters = await filtersOf(search, filter);
  return filters.ok ? ok(await matchingCodes(store, filters.value, mostInQuery)) : filters;
}

const NOT_YET = refuse('unavailable', { retryAfter: RETRY_AFTER });

/** Returns the filters of the read model, among them all codes that the search finds. */
async function filtersOf(
  search: CodeFinder,
  { q, ...filter }: CodeFilter,
): Promise<Result<CodeFilters, 'unavailable'>> {
  if (q === undefined || q.trim() === '') return ok(codeFilters(filter));
  const found = await find(search, { q, ...filter }, { ...EVERY, sort: NEWEST });
  if (!found) return NOT_YET;
  const chosen = filter.id && new Set(filter.id);
  const codes = chosen ? found.codes.filter((code) => chosen.has(code)) : found.codes;
  return ok({ ...codeFilters(filter), codes });
}

/** Resolves to undefined where the index fills for longer. */
function find(
  search: CodeFinder,
  { q = '', startDate, endDate, isActive, approved }: CodeFilter,
  { sort: [field, order], skip, limit }: Pick<Page, 'sort' | 'skip' | 'limit'>,
): Promise<CodesFound | undefined> {
  const found = search.find({
    text: q,
    ...createdBetween(startDate, endDate),
    active: isActive,
    approved,
    newestFirst: field !== 'createdAt' || order === 'DESC',
    skip,
    limit,
  });
  return pTimeout(found, { milliseconds: PATIENCE_MS, message: false });
}

function queryOf({ sort: [field, order], skip, limit }: Page, filters: CodeFilters): CodePage {
  return { filters, sort: [order === 'DESC' ? `-${FIELDS[field]}` : FIELDS[field]], limit, skip };
}
