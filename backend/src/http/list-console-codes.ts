import pTimeout from 'p-timeout';
import { ok, refuse } from '../contract/result.ts';
import type { CODE_SORT_FIELDS, CodeFilter } from '../contract/routes/admin.ts';
import { shortCodePrefix } from '../contract/short-code.ts';
import { type CodeRow, codesOf, listCodes } from '../read-models/codes/queries.ts';
import type { HttpContext } from './context.ts';
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

export interface CodeList {
  readonly total: number;
  readonly rows: readonly CodeRow[];
}

/** Returns a page of the console's list: by the search where there is one, else by the read model alone. */
export async function listConsoleCodes(context: Pick<HttpContext, 'store' | 'search'>, page: Page) {
  const { q, ...others } = page.filter;
  context.search.warm();
  if (q === undefined || q.trim() === '') return ok(await stored(context, { ...page, filter: others }));
  const [field, order] = page.sort;
  const { link, id, startDate, endDate, isActive: active, approved } = others;
  const byCreation = field === 'createdAt' && link === undefined && id === undefined;
  const found = await inPatience(
    context.search.find({
      text: q,
      ...createdBetween(startDate, endDate),
      active,
      approved,
      newestFirst: !byCreation || order === 'DESC',
      ...(byCreation ? { skip: page.skip, limit: page.limit } : { skip: 0, limit: MOST_SORTED }),
    }),
  );
  if (found === undefined) return refuse('unavailable', { retryAfter: RETRY_AFTER });
  if (byCreation) return ok({ total: found.total, rows: await codesOf(context.store, found.codes) });
  const codes = id === undefined ? found.codes : found.codes.filter((code) => id.includes(code));
  return ok(await stored(context, { ...page, filter: { ...others, id: [...codes] } }));
}

/** Resolves to undefined where the index fills for longer. */
const inPatience = <T>(found: Promise<T>): Promise<T | undefined> =>
  pTimeout(found, { milliseconds: PATIENCE_MS, message: false });

function stored(
  { store }: Pick<HttpContext, 'store'>,
  { filter, sort, skip, limit }: Page,
): Promise<CodeList> {
  const { link, startDate, endDate, isActive: active, approved, id: codes } = filter;
  const [field, order] = sort;
  const filters = {
    codePrefix: link && shortCodePrefix(link),
    ...createdBetween(startDate, endDate),
    active,
    approved,
    codes,
  };
  return listCodes(store, {
    filters,
    sort: [order === 'DESC' ? `-${FIELDS[field]}` : FIELDS[field]],
    limit,
    skip,
  });
}
