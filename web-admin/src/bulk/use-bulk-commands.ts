import { type BulkAction, type BulkActionName, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { download } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand, useSayWhy } from '../api/use-command.ts';
import type { Selection } from './selection.ts';

interface Asked {
  readonly action: BulkActionName;
  readonly note: string;
  readonly selection: Selection;
}

/** Starts a bulk action. After a refusal it reads the codes again, because their number may have changed. */
export function useStartBulkAction(onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const command = useCommand({
    run: ({ action, note, selection }: Asked) => {
      const { count } = selection;
      const which = 'codes' in selection ? { codes: [...selection.codes] } : { filter: selection.filter };
      return client(CONSOLE_ROUTES.startBulkAction, { body: { action, note, count, ...which } });
    },
    fallback: FALLBACKS.general,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['bulk-actions'] });
      onDone();
    },
  });
  const start = (asked: Asked) =>
    command.mutate(asked, {
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: ['codes'] });
        onDone();
      },
    });
  return { start, isPending: command.isPending };
}

/** Cancels or undoes an action. */
export function useEndBulkAction(
  { id }: Pick<BulkAction, 'id'>,
  route: 'cancelBulkAction' | 'undoBulkAction',
) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: () => client(CONSOLE_ROUTES[route], { params: { id } }),
    fallback: FALLBACKS.general,
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['bulk-actions'] }),
  });
}

/** Saves what became of each code as CSV. */
export function useResultCsv({ id, action, requestedAt }: BulkAction) {
  const client = useApi();
  const sayWhy = useSayWhy(FALLBACKS.general);
  const time = requestedAt.slice(0, 19).replaceAll(':', '-');
  return useMutation({
    mutationFn: () => client(CONSOLE_ROUTES.bulkActionResult, { params: { id } }),
    onSuccess: ({ csv }) => download(`${action}-${time}Z.csv`, csv, 'text/csv;charset=utf-8'),
    onError: sayWhy,
  });
}
