import type { CodeFilter, CodeSort } from '../../../contract/routes/admin.ts';
import type { CodeFilters } from '../../../read-models/codes/filters.ts';
import { countCodes, MOST_IN_QUERY, matchingCodes } from '../../../read-models/codes/queries.ts';
import type { IndexedOrder } from '../../../read-models/codes/search/code-orders.ts';
import { EVERY, find, type Paging, type Searching, searches } from './find-codes.ts';
import type { CodePorts } from './ports.ts';

type Order = readonly [IndexedOrder, CodeSort[1]];

interface Asked extends Paging {
  readonly filter: CodeFilter;
  readonly filters: CodeFilters;
  readonly order: Order;
  readonly mostInQuery: number | undefined;
}

interface Found {
  readonly total: number;
  readonly codes: readonly string[];
}

/** Up to so many codes with the wanted scans, the index orders these. It finds a page of more in its own order sooner. */
const FEW = 10_000;

/** Codes that the first step of a walk looks at. Each further step looks at twice as many. */
const FIRST_STEP = 2_000;

/**
 * Returns a page of a filter that asks for scans, which the read model knows, in an order that the index alone has.
 * Resolves to undefined where the index fills for longer.
 */
export async function scannedInOrder(
  context: Searching & Pick<CodePorts, 'store'>,
  asked: Asked,
): Promise<Found | undefined> {
  const { search, store } = context;
  const { filter, filters, order, skip, limit, mostInQuery } = asked;
  if (searches(filter)) return intersected(context, asked);
  const total = await countCodes(store, filters, mostInQuery);
  if (total > Math.min(FEW, mostInQuery ?? FEW)) return walked(context, asked, total);
  const id = [...(await matchingCodes(store, filters, mostInQuery))];
  const found = await find(search, { ...filter, id }, order, { skip, limit });
  return found && { total, codes: found.codes };
}

/** Looks at all codes that a text finds. */
async function intersected(
  { search, store }: Searching & Pick<CodePorts, 'store'>,
  { filter, filters, order, skip, limit, mostInQuery }: Asked,
): Promise<Found | undefined> {
  const found = await find(search, filter, order, EVERY);
  if (!found) return undefined;
  const narrow = found.total <= (mostInQuery ?? MOST_IN_QUERY);
  const narrowed = narrow ? { ...filters, codes: found.codes } : filters;
  const kept = new Set(await matchingCodes(store, narrowed, mostInQuery));
  const codes = found.codes.filter((code) => kept.has(code));
  return { total: codes.length, codes: codes.slice(skip, skip + limit) };
}

/** Looks at codes in their order, from the nearer end, until it has those of the page. */
async function walked(
  { search, store }: Searching & Pick<CodePorts, 'store'>,
  { filter, filters, order: [field, direction], skip, limit, mostInQuery }: Asked,
  total: number,
): Promise<Found | undefined> {
  const end = Math.min(skip + limit, total);
  const backwards = total - end < skip;
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  const order: Order = [field, backwards ? opposite : direction];
  const [first, last] = backwards ? [total - end, total - skip] : [skip, end];
  const kept: string[] = [];
  let step = Math.min(FIRST_STEP, mostInQuery ?? FIRST_STEP);
  for (let at = 0; kept.length < last; step *= 2) {
    const found = await find(search, filter, order, { skip: at, limit: step });
    if (!found) return undefined;
    if (found.codes.length === 0) break;
    const narrowed = { ...filters, codes: found.codes };
    const matching = new Set(await matchingCodes(store, narrowed, mostInQuery));
    for (const code of found.codes) if (matching.has(code)) kept.push(code);
    at += step;
  }
  const codes = kept.slice(first, last);
  return { total, codes: backwards ? codes.reverse() : codes };
}
