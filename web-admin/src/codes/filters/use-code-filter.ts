import type { AdminCode, CodeFilter } from '@qlaim/backend/contract';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { readFilter } from './code-filter.ts';

type Change = { [Key in keyof CodeFilter]: CodeFilter[Key] | undefined };

/** The list's filters, and how to change some of them or clear them all. A change goes back to the first page. */
export function useCodeFilter() {
  const { filterValues, setFilters } = useListContext<AdminCode>();
  const filter = useMemo(() => readFilter(filterValues), [filterValues]);
  return {
    filter,
    change: (change: Change) => setFilters({ ...filter, ...change }, []),
    reset: () => setFilters({}, []),
  };
}
