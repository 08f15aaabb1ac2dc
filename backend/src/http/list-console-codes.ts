import pTimeout from 'p-timeout';
import { ok, refuse } from '../contract/result.ts';
import type { CODE_SORT_FIELDS, CodeFilter } from '../contract/routes/admin.ts';
import type { ReadStore } from '../ports/read-store.ts';
import {
  type CodePage,
  type CodeRow,
  codesOf,
  listCodes,
  matchingCodes,
  pageOfCodes,
} from '../read-models/codes/queries.ts';
import type { CodesFound } from '../read-models/codes/search/code-index.ts';
import { codeFilters } from './code-filters.ts';
import type { CodeFinder, HttpContext } from './context.ts';
import { createdBetween } from './dates.ts';

type SortField = (typeof CODE_SORT_FIELDS)[number];

const FIELDS = {
  id: 'id',
  createdAt: 'createdAt',
  approvedDate: 'approvedAt',
  scanCount: 'scanCount',
  imageUploadDate: 'imageUploadedAt',
} as const satisfies Record<SortField, string>;

/** The newest codes found that a list in another order than that of creation is made of. */
const MOST_SORTED = 10_000;
/** Milliseconds that a search waits for its index, which fills after a start. */
const PATIENCE_MS = 10_000;
/** Seconds after which a search that found no index is worth another try. */
const RETRY_AFTER = 5;

interface Page {
  readonly filter: CodeFilter;
  readonly sort: readonly [SortField, 'ASC' | 'DESC'];
  readonly skip: number;
  readonly limit: number;
}

type Reading = Pick<HttpContext, 'store' | 'search'>;

interface CodeList {
  readonly total: number;
  readonly rows: readonly CodeRow[];
}

/** Returns a page of the console's list: by the search where there is one, else by the read model. */
export async function listConsoleCodes(context: Reading, page: Page) {
  const { search, store } = context;
  const { q = '', link, batchId, id } = page.filter;
  search.warm();
  const searches = q.trim() !== '';
  const narrowed = link !== undefined || batchId !== undefined || id !== undefined;
  if (!searches && (narrowed || !search.isSooner())) return ok(await stored(store, page));
  const [field] = page.sort;
  if (field === 'createdAt' && !narrowed) {
    const found = await find(search, page, page);
    return found
      ? ok({ total: found.total, rows: await codesOf(store, found.codes) })
      : refuse('unavailable', { retryAfter: RETRY_AFTER });
  }
  const found = await find(search, page, { skip: 0, limit: searches ? MOST_SORTED : 0 });
  if (!found) return refuse('unavailable', { retryAfter: RETRY_AFTER });
  if (!searches) return ok({ total: found.total, rows: await pageOfCodes(store, queryOf(page)) });
  const codes = id === undefined ? found.codes : found.codes.filter((code) => id.includes(code));
  return ok(await stored(store, { ...page, filter: { ...page.filter, id: [...codes] } }));
}

/** Resolves to undefined where the index fills for longer. */
function find(
  search: CodeFinder,
  { filter: { q = '', startDate, endDate, isActive, approved }, sort: [field, order] }: Page,
  { skip, limit }: Pick<Page, 'skip' | 'limit'>,
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

const stored = (store: ReadStore, page: Page): Promise<CodeList> => listCodes(store, queryOf(page));

function queryOf({ filter: { q: _searched, ...filter }, sort: [field, order], skip, limit }: Page): CodePage {
  return {
    filters: codeFilters(filter),
    sort: [order === 'DESC' ? `-${FIELDS[field]}` : FIELDS[field]],
    limit,
    skip,
  };
}

/** Returns the short codes of all codes that a filter of the console leaves. */
export async function allConsoleCodes(context: Reading, filter: CodeFilter) {
  const { q = '', ...others } = filter;
  const stored = await matchingCodes(context.store, codeFilters(others));
  if (q.trim() === '') return ok(stored);
  const every = { skip: 0, limit: Number.MAX_SAFE_INTEGER };
  const found = await find(context.search, { filter, sort: ['createdAt', 'DESC'], ...every }, every);
  if (!found) return refuse('unavailable', { retryAfter: RETRY_AFTER });
  const searched = new Set(found.codes);
  return ok(stored.filter((code) => searched.has(code)));
}
