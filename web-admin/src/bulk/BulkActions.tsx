import Box from '@mui/material/Box';
import type { BulkAction } from '@qlaim/backend/contract';
import { Button, Card } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { BulkActionLine } from './BulkActionLine.tsx';

const POLL_MS = 1000;
const KNOWN = 20;

const isUnderWay = ({ status }: BulkAction) => status === 'running' || status === 'undoing';

/** The bulk actions under way and the last one, read from the server, so that a reload shows them again. */
export function BulkActions() {
  const [open, setOpen] = useState(false);
  const { data: known } = useBulkActions();
  useCodesAfter(known);
  const data = known ?? [];
  const shown = open ? data : data.filter((action, place) => place === 0 || isUnderWay(action));
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="bulk-actions" sx={{ mb: 4 }}>
      <Card as="div">
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
          <Box component="h2" id="bulk-actions" sx={{ fontSize: '1rem', m: 0 }}>
            Bulk actions
          </Box>
          {open || data.length > shown.length ? (
            <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? 'Show fewer' : 'Show earlier ones'}
            </Button>
          ) : null}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((action) => (
            <BulkActionLine key={action.id} action={action} />
          ))}
        </Box>
      </Card>
    </Box>
  );
}

/** Reads again every second while an action is under way. */
function useBulkActions() {
  const sort = { field: 'requestedAt', order: 'DESC' } as const;
  return useGetList<BulkAction>(
    'bulk-actions',
    { pagination: { page: 1, perPage: KNOWN }, sort, filter: {} },
    {
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
      onError: () => undefined,
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
