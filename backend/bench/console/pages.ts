import { type CodeFilter, type CodeSort, NEWEST_CODES } from '../../src/contract/routes/admin.ts';
import { dayAt, filtersOf, type Named, SORTS, searchesOf } from './asked-codes.ts';
import { filledCode } from './filled-code.ts';
import { personOf } from './filled-people.ts';

/** What an answer is compared with: documents of codes or of days by their keys, or the newest events of the log. */
export type BareRead = 'codes' | 'days' | 'events';

/** A call of the console. */
export interface Page {
  readonly name: string;
  readonly path: string;
  readonly bare: BareRead;
}

/** Calls of one kind: the table has a row for each, or for a group of many the slowest. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly Page[];
}

const PAGE_SIZE = 50;

/** Returns all that the benchmark reads of so many codes. */
export function pagesOf(codes: number): readonly PageGroup[] {
  const [filters, searches] = [filtersOf(codes), searchesOf(codes)];
  const single = (page: Page): PageGroup => ({ name: page.name, pages: [page] });
  const paired = (name: string, pages: readonly Page[]): PageGroup => ({ name, pages });
  return [
    single(codesPage('first page', {})),
    single(codesPage('tenth page', {}, NEWEST_CODES, 9 * PAGE_SIZE)),
    single(codesPage('last page', {}, NEWEST_CODES, codes - PAGE_SIZE)),
    ...[...filters, ...searches].map(([name, filter]) => single(codesPage(name, filter))),
    ...SORTS.map(([name, sort]) => single(codesPage(name, {}, sort))),
    paired('two filters', pairsOf(filters)),
    paired(
      'a filter and a search',
      both(filters, searches, ([one, filter], [other, search]) =>
        codesPage(`${one}; ${other}`, { ...filter, ...search }),
      ),
    ),
    paired(
      'a filter and an order',
      both(filters, SORTS, ([one, filter], [other, sort]) => codesPage(`${one}; ${other}`, filter, sort)),
    ),
    paired(
      'a search and an order',
      both(searches, SORTS, ([one, filter], [other, sort]) => codesPage(`${one}; ${other}`, filter, sort)),
    ),
    ...OTHERS.map(single),
  ];
}

function codesPage(name: string, filter: CodeFilter, sort: CodeSort = NEWEST_CODES, from = 0): Page {
  const parts = { filter, sort, range: [from, from + PAGE_SIZE - 1] };
  const query = Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)]);
  return { name, path: `/admin-api/codes?${new URLSearchParams(query)}`, bare: 'codes' };
}

const both = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  page: (one: One, other: Other) => Page,
): readonly Page[] => ones.flatMap((one) => others.map((other) => page(one, other)));

/** Of two filters of one field the second alone would count. */
const pairsOf = (filters: Named<CodeFilter>): readonly Page[] =>
  filters.flatMap(([one, filter], place) =>
    filters
      .slice(place + 1)
      .filter(([, other]) => Object.keys(other).every((field) => !(field in filter)))
      .map(([other, second]) => codesPage(`${one}; ${other}`, { ...filter, ...second })),
  );

const call = (name: string, path: string, bare: BareRead): Page => ({
  name,
  path: `/admin-api/${path}`,
  bare,
});

const OTHERS: readonly Page[] = [
  call('home', 'home', 'days'),
  call('jump, a code', `jump?text=${filledCode(4321).slice(4)}`, 'codes'),
  call('jump, a name', 'jump?text=blue%20bag', 'codes'),
  call('jump, a person', 'jump?text=byron', 'codes'),
  call('jump, a batch', 'jump?text=mugs%20of%20run%20', 'codes'),
  call("scans' figures, 30 days", 'scan-statistics', 'days'),
  call("scans' figures, a year", `scan-statistics?from=${dayAt(0, 2)}&to=${dayAt(1)}`, 'days'),
  call('audit', 'events?fold=runs&limit=50', 'events'),
  call('audit, by people', 'events?fold=runs&limit=50&by=people', 'events'),
  call('audit, a type', 'events?limit=50&type=CodeClaimed', 'events'),
  call('audit, a rare type', 'events?limit=50&type=PersonErased', 'events'),
  call('audit, scans', 'events?limit=50&type=ScansRecorded', 'events'),
  call('audit, a person', `events?limit=50&person=${personOf(7)}`, 'events'),
  call('audit, a code', `events?limit=50&code=${filledCode(4)}`, 'events'),
  call(
    'audit, a day',
    `events?limit=50&from=${dayAt(0.4)}T00:00:00.000Z&to=${dayAt(0.4)}T23:59:59.000Z`,
    'events',
  ),
];
