import { type BulkAction, type BulkActionName, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type DecisionReasons } from '@qlaim/backend/contract/console';
import { download } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand, useSayWhy } from '../../api/use-command.ts';
import type { Selection } from './selection.ts';

interface Asked {
  readonly action: BulkActionName;
  readonly note: string;
  readonly tags: readonly string[];
  /** What the owners of the codes read. */
  readonly reasons: DecisionReasons | undefined;
  readonly selection: Selection;
}

/** Starts a bulk action. After a refusal it reads the codes again, because their number may have changed. */
export function useStartBulkAction(onDone: (started: boolean) => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const command = useCommand({
    run: ({ action, note, tags, reasons, selection }: Asked) => {
      const { count } = selection;
      const which = 'codes' in selection ? { codes: [...selection.codes] } : { filter: selection.filter };
      return call(CONSOLE_ROUTES.startBulkAction, {
        body: { action, note, tags: [...tags], ...(reasons && { reasons }), count, ...which },
      });
    },
    fallback: FALLBACKS.general,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['bulk-actions'] });
      onDone(true);
    },
  });
  const start = (asked: Asked) =>
    command.mutate(asked, {
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: ['codes'] });
        onDone(false);
      },
    });
  return { start, isPending: command.isPending };
}

/** Cancels or undoes an action. */
export function useEndBulkAction(route: 'cancelBulkAction' | 'undoBulkAction') {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  return useCommand({
    run: (id: string) => call(CONSOLE_ROUTES[route], { params: { id } }),
    fallback: FALLBACKS.general,
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['bulk-actions'] }),
  });
}

/** Saves the rows that an import has not imported as CSV. */
export function useFailuresCsv({ id, requestedAt }: BulkAction) {
  const sayWhy = useSayWhy();
  const { call } = useDataProvider<ConsoleProvider>();
  const time = requestedAt.slice(0, 19).replaceAll(':', '-');
  return useMutation({
    mutationFn: () => call(CONSOLE_ROUTES.importFailures, { params: { id } }),
    onSuccess: ({ csv }) => download(`failures-${time}Z.csv`, csv, 'text/csv;charset=utf-8'),
    onError: sayWhy(FALLBACKS.general),
  });
}

/** Saves the outcome of each code as CSV. */
export function useResultCsv({ id, action, requestedAt }: BulkAction) {
  const sayWhy = useSayWhy();
  const { call } = useDataProvider<ConsoleProvider>();
  const time = requestedAt.slice(0, 19).replaceAll(':', '-');
  return useMutation({
    mutationFn: () => call(CONSOLE_ROUTES.bulkActionResult, { params: { id } }),
    onSuccess: ({ csv }) => download(`${action}-${time}Z.csv`, csv, 'text/csv;charset=utf-8'),
    onError: sayWhy(FALLBACKS.general),
  });
}
