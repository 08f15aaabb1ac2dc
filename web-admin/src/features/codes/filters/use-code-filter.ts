import type { AdminCode, CodeFilter } from '@qlaim/backend/contract';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { readFilter } from '../../../api/list-filter.ts';
import { focusGrid } from '../focus-grid.ts';
import { useLatestChange } from './use-latest-change.ts';

type Change = { [Key in keyof CodeFilter]: CodeFilter[Key] | undefined };

export interface CodeFilterControl {
  filter: CodeFilter;
  /** Changes some of the filters and returns to the first page. */
  change: (from: (filter: CodeFilter) => Change) => void;
  /** Clears all filters. The focus moves to the codes, because what was pressed disappears. */
  reset: () => void;
}

/** Returns the list's filters. Each change builds on the previous one, even before that reaches the address. */
export function useCodeFilter(): CodeFilterControl {
  const { filterValues, setFilters } = useListContext<AdminCode>();
  const filter = useMemo(() => readFilter(filterValues), [filterValues]);
  const change = useLatestChange(filter, (next) => setFilters(next, []));
  return {
    filter,
    change: (from) => change((now) => readFilter({ ...now, ...from(now) })),
    reset: () => {
      focusGrid();
      change(() => ({}));
    },
  };
}
