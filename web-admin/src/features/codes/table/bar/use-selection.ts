import type { AdminCode } from '@qlaim/backend/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { readFilter, toServerFilter } from '../../../../api/list-filter.ts';
import type { Selection } from '../../../bulk/index.ts';

/** Returns the selected rows, or all codes that match. Another filter, number or row ends the choice of all. */
export function useSelection() {
  const { selectedIds, onUnselectItems, filterValues, total = 0 } = useListContext<AdminCode>();
  const filter = toServerFilter(readFilter(filterValues));
  const matching = JSON.stringify({ filter, total, selectedIds });
  const [all, setAll] = useState<string>();

  function choose(): Selection | undefined {
    if (all === matching) return { filter, count: total };
    const codes = selectedIds.map(String);
    return codes.length > 0 ? { codes, count: codes.length } : undefined;
  }

  return {
    selection: choose(),
    selectAll: () => setAll(matching),
    clear: () => {
      setAll(undefined);
      onUnselectItems();
    },
  };
}
