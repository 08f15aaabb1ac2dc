import type { CodeFilter } from '@qlaim/backend/contract';
import { readFilter } from '../../../api/list-filter.ts';
import { useListFilter } from '../../../api/use-list-filter.ts';
import { focusGrid } from '../focus-grid.ts';

type Change = { [Key in keyof CodeFilter]: CodeFilter[Key] | undefined };

export interface CodeFilterControl {
  filter: CodeFilter;
  /** Changes some of the filters and returns to the first page. */
  change: (from: (filter: CodeFilter) => Change) => void;
  /** Clears all filters. The focus moves to the codes, because what was pressed disappears. */
  reset: () => void;
}

/** Returns the list's filters, and what changes some of them. */
export function useCodeFilter(): CodeFilterControl {
  const [filter, change] = useListFilter(readFilter);
  return {
    filter,
    change: (from) => change((now) => readFilter({ ...now, ...from(now) })),
    reset: () => {
      focusGrid();
      change(() => ({}));
    },
  };
}
