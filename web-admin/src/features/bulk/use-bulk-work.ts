import type { BulkAction } from '@qlaim/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { isLive } from '../../api/live/state.ts';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';

const POLL_MS = 1000;
const KNOWN = 20;
const NEWEST_FIRST = { field: 'requestedAt', order: 'DESC' } as const;

const isUnderWay = ({ status }: BulkAction) => status === 'running' || status === 'undoing';

export interface BulkWork {
  /** The actions that are shown with their progress or outcome: those under way, or all. */
  readonly shown: readonly BulkAction[];
  /** The last action, where nothing is shown. */
  readonly last: BulkAction | undefined;
  /** Whether finished actions are shown. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The bulk actions, read from the server, so that a reload shows them again. Finished ones fold away. */
export function useBulkWork(): BulkWork {
  const [open, setOpen] = useState(false);
  const { data: known } = useBulkActions();
  useCodesAfter(known);
  const data = known ?? [];
  const shown = open ? data : data.filter(isUnderWay);
  return { shown, last: shown.length === 0 ? data[0] : undefined, open, setOpen };
}

/** Reads again every second while an action is under way, and the server does not tell of its progress. */
function useBulkActions() {
  return useGetList<BulkAction>(
    'bulk-actions',
    { pagination: { page: 1, perPage: KNOWN }, sort: NEWEST_FIRST, filter: {} },
    {
      refetchInterval: ({ state }) => (!isLive() && state.data?.data.some(isUnderWay) ? POLL_MS : false),
      ...ERROR_ON_PAGE,
    },
  );
}

/** Reads the codes again when an action has gone on, also one that ends before it is seen under way. */
function useCodesAfter(actions: readonly BulkAction[] | undefined): void {
  const queryClient = useQueryClient();
  const progress = actions?.map(({ id, status, cancelled }) => `${id} ${status} ${cancelled}`).join();
  const seen = useRef(progress);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== progress)
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
    seen.current = progress;
  }, [progress, queryClient]);
}
