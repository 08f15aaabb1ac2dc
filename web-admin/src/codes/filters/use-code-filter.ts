import type { AdminCode, CodeFilter } from '@qlaim/backend/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { readFilter } from '../../api/list-filter.ts';

type Change = { [Key in keyof CodeFilter]: CodeFilter[Key] | undefined };

export interface CodeFilterControl {
  filter: CodeFilter;
  /** Changes some of the filters; goes back to the first page. */
  change: (from: (filter: CodeFilter) => Change) => void;
  /** Clears them all. */
  reset: () => void;
}

/** The list's filters. A change builds on the one before, even if that one hasn't reached the address yet. */
export function useCodeFilter(): CodeFilterControl {
  const { filterValues, setFilters } = useListContext<AdminCode>();
  const filter = useMemo(() => readFilter(filterValues), [filterValues]);
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);

  function apply(next: CodeFilter) {
    latest.current = next;
    setFilters(next, []);
  }

  return {
    filter,
    change: (from) => apply(readFilter({ ...latest.current, ...from(latest.current) })),
    reset: () => apply({}),
  };
}
