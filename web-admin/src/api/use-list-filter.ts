import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useLatestChange } from './use-latest-change.ts';

/**
 * Returns the list's filter and what changes it. Each change builds on the one before, even before that reaches the address, and
 * returns to the first page. `read`: always the same function.
 */
export function useListFilter<Filter extends object>(
  read: (values: unknown) => Filter,
): readonly [Filter, (from: (now: Filter) => Filter) => void] {
  const { filterValues, setFilters } = useListContext();
  const filter = useMemo(() => read(filterValues), [read, filterValues]);
  const change = useLatestChange(filter, (next) => setFilters(next, []));
  return [filter, change];
}
