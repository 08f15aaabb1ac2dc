import { expect, it } from 'vitest';
import { CODE_SORT_FIELDS, CodeFilter, CodeSort } from '../../src/contract/routes/admin.ts';
import { pagesOf } from './pages.ts';

const GROUPS = pagesOf(10_000);

/** What a page asks of the list of codes; undefined for one of another list. */
function askedBy(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  if (pathname !== '/admin-api/codes') return undefined;
  const part = (name: string): unknown => JSON.parse(searchParams.get(name) ?? '');
  return { filter: CodeFilter.parse(part('filter')), sort: CodeSort.parse(part('sort')) };
}

const asked = GROUPS.flatMap(({ pages }) => pages).flatMap(({ path }) => askedBy(path) ?? []);

it('asks for every filter and every order of the contract, both ways', () => {
  const fields = new Set(asked.flatMap(({ filter }) => Object.keys(filter)));
  expect([...fields].toSorted()).toEqual(CodeFilter.keyof().options.toSorted());
  const sorts = new Set(asked.map(({ sort }) => sort.join(' ')));
  for (const field of CODE_SORT_FIELDS)
    for (const way of ['ASC', 'DESC']) expect(sorts).toContain(`${field} ${way}`);
});

it('asks for pairs, of which none is a filter alone', () => {
  const pairs = GROUPS.find(({ name }) => name === 'two filters')?.pages ?? [];
  const fields = pairs.map(({ path }) => Object.keys(askedBy(path)?.filter ?? {}).length);
  expect(Math.min(...fields)).toBe(2);
  expect(pairs.length).toBeGreaterThan(100);
});
